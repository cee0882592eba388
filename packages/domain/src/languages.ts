/** The product's languages in order of preference: Chinese of Taiwan, simplified Chinese, English. */
export const langs = ['tw', 'zh', 'en'] as const;
export type Lang = (typeof langs)[number];

/**
 * Maps a language tag (BCP 47) to one of ours; undefined if we do not support it. Taiwan, Hong Kong and Macau get
 * traditional Chinese. Our own names `tw` and `zh` are accepted too.
 * @example languageNamed('zh-HK') // → 'tw'
 * @example languageNamed('fr') // → undefined
 */
export function languageNamed(tag: string | undefined): Lang | undefined {
  const lower = tag?.trim().toLowerCase() ?? '';
  if (lower === 'tw') return 'tw';
  if (/^zh\b/.test(lower)) return /hant|\b(tw|hk|mo)\b/.test(lower) ? 'tw' : 'zh';
  return /^en\b/.test(lower) ? 'en' : undefined;
}
