import { moneyStyle } from '@crossdock/domain/money.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { locales } from './locale.ts';
import type { Lang } from './values.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount inside a sentence, written as the screens write it: symbol, grouping, no empty fraction. */
export function moneyText(amountMinor: number, currency: string, lang: Lang): string {
  const key = `${lang} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locales[lang], moneyStyle(currency));
    formats.set(key, format);
  }
  return format.format(amountText(amountMinor, currency));
}
