/** The languages that the product speaks, in the order in which they are asked for: Chinese of Taiwan, simplified Chinese, English. */
export const langs = ['tw', 'zh', 'en'] as const;
export type Lang = (typeof langs)[number];

/**
 * A language tag (BCP 47) as one of ours, undefined where we do not speak it: Taiwan, Hong Kong and Macau read traditional
 * Chinese. Our own names are tags too: `tw` and `zh` stay what they are.
 */
export function languageNamed(tag: string | undefined): Lang | undefined {
  const lower = tag?.trim().toLowerCase() ?? '';
  if (lower === 'tw') return 'tw';
  if (/^zh\b/.test(lower)) return /hant|\b(tw|hk|mo)\b/.test(lower) ? 'tw' : 'zh';
  return /^en\b/.test(lower) ? 'en' : undefined;
}
