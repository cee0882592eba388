import { groupThousands, type Language, languages, plainNumber } from './plainNumber.ts';

/**
 * The output of `Intl`, written out for the languages, currencies and zones that most shops use. Starting the
 * browser's own formatters takes longer than drawing the list that uses them. Each function returns null if `Intl` is
 * needed; `ui/test/plainFormat.test.ts` compares the results with it.
 */
const units: Readonly<Record<'kilogram' | 'centimeter', Readonly<Record<Language, string>>>> = {
  kilogram: { tw: ' 公斤', zh: ' kg', en: ' kg' },
  centimeter: { tw: ' 公分', zh: '厘米', en: ' cm' },
};
const symbols: Readonly<Record<string, string>> = {
  ...{ TWD: '$', USD: '$', HKD: '$', SGD: '$', AUD: '$', CAD: '$' },
  ...{ CNY: '¥', JPY: '¥', THB: '฿', KRW: '₩', PHP: '₱', VND: '₫', EUR: '€', GBP: '£' },
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Minutes ahead of UTC in zones whose clocks have not changed since `steadySinceMs`. */
const steadyZones: Readonly<Record<string, number>> = {
  ...{ UTC: 0, 'Asia/Bangkok': 420, 'Asia/Ho_Chi_Minh': 420, 'Asia/Jakarta': 420 },
  ...{ 'Asia/Taipei': 480, 'Asia/Shanghai': 480, 'Asia/Hong_Kong': 480, 'Asia/Macau': 480 },
  ...{ 'Asia/Singapore': 480, 'Asia/Kuala_Lumpur': 480, 'Asia/Manila': 480 },
  ...{ 'Asia/Tokyo': 540, 'Asia/Seoul': 540 },
};
const steadySinceMs = Date.UTC(2000, 0, 1);
const steadyUntilMs = Date.UTC(2100, 0, 1);

/**
 * A weight or length with its unit, such as `2.3 kg`; null if `Intl` is needed. Never converts or rounds.
 * @example plainMeasure('2.30', 'kilogram', 'zh-Hant-TW') // → '2.3 公斤'
 * @example plainMeasure('2.3', 'kilogram', 'ja') // → null
 */
export function plainMeasure(decimal: string, unit: keyof typeof units, locale: string): string | null {
  const [language, number] = [languages[locale], plainNumber(decimal, locale)];
  return language && number ? number + units[unit][language] : null;
}

/**
 * An amount with all digits of its currency, or without decimals if they are zeros; null if `Intl` is needed. `signed`
 * adds a plus sign to what is above 0. Never rounds.
 * @example plainMoney('1234.50', 'USD', 'en', false) // → '$1,234.50'
 * @example plainMoney('115.00', 'TWD', 'zh-Hans-CN', true) // → '+NT$115'
 */
export function plainMoney(
  decimal: string,
  currency: string,
  locale: string,
  signed: boolean,
): string | null {
  const [language, symbol] = [languages[locale], symbols[currency]];
  const match = language && symbol && /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) return null;
  const [, minus = '', whole = '', fraction = ''] = match;
  const sign = signed && !minus && /[1-9]/.test(decimal) ? '+' : minus;
  const rest = /[1-9]/.test(fraction) ? `.${fraction}` : '';
  return `${sign}${language === 'zh' && currency === 'TWD' ? 'NT' : ''}${symbol}${groupThousands(whole)}${rest}`;
}

/**
 * An instant (ISO 8601 UTC) as the clocks of a zone show it, in the style `date`, `time`, `short` or `full`; null if
 * `Intl` is needed, such as for a zone with summer time. Never uses the browser's own zone.
 * @example plainDateTime('2026-11-20T16:00:00Z', 'full', 'en', 'Asia/Taipei') // → 'Nov 21, 2026, 00:00'
 * @example plainDateTime('2026-11-20T16:00:00Z', 'full', 'en', 'America/New_York') // → null
 */
export function plainDateTime(iso: string, style: string, locale: string, timeZone: string): string | null {
  const [language, ahead] = [languages[locale], steadyZones[timeZone]];
  const ms = Date.parse(iso);
  if (!language || ahead === undefined || !(ms >= steadySinceMs && ms < steadyUntilMs)) return null;
  const clock = new Date(ms + ahead * 60_000);
  const [year, month, day] = [clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()];
  const time = clock.toISOString().slice(11, 16);
  const written = language === 'en' ? `${months[month]} ${day}` : `${month + 1}月${day}日`;
  const dated = language === 'en' ? `${written}, ${year}` : `${year}年${written}`;
  const between = language === 'en' ? ', ' : ' ';
  switch (style) {
    case 'date':
      return dated;
    case 'time':
      return time;
    case 'short':
      return written + between + time;
    case 'full':
      return dated + between + time;
    default:
      return null;
  }
}
