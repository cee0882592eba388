/**
 * The languages for which this file formats numbers and plurals. Every screen needs it, even the login, so it is
 * separate from `plainFormat.ts`.
 */
export type Language = 'tw' | 'zh' | 'en';

export const languages: Readonly<Record<string, Language>> = {
  'zh-Hant-TW': 'tw',
  'zh-Hans-CN': 'zh',
  en: 'en',
};

/**
 * Groups the thousands of a decimal text (`-1234.50`) and removes trailing zeros of its fraction.
 * @example plainNumber('-1234.50', 'en') // → '-1,234.5'
 */
export function plainNumber(decimal: string, locale: string): string | null {
  const match = languages[locale] && /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const rest = fraction.replace(/0+$/, '');
  return sign + groupThousands(whole) + (rest && `.${rest}`);
}

/**
 * Digits with a comma between thousands. The argument has no sign and no fraction: see `plainNumber`.
 * @example groupThousands('1234567') // → '1,234,567'
 */
export const groupThousands = (whole: string) =>
  whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;

/**
 * The plural form of a count.
 * @example plainPlural(1, 'en') // → 'one'
 */
export function plainPlural(count: number, locale: string): Intl.LDMLPluralRule | null {
  const language = languages[locale];
  if (!language || !Number.isFinite(count)) return null;
  return language === 'en' && Math.abs(count) === 1 ? 'one' : 'other';
}
