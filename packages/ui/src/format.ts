import { decimalText } from '@crossdock/domain/decimalText.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import { kept } from './keptFormatters.ts';
import type { Formatting } from './UiProvider.tsx';

const moneyFormat = kept(
  (locale: string, currency: string, signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: currencyExponent(currency),
      maximumFractionDigits: currencyExponent(currency),
      trailingZeroDisplay: 'stripIfInteger',
      signDisplay,
    }),
);
const weightFormat = kept(
  (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }),
);
const sideFormat = kept((locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const lastSideFormat = kept(
  (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 }),
);

/** Integer minor units in the currency's own digits; whole amounts without a fraction. */
export function formatMoney(
  minor: number,
  currency: string,
  { locale }: Pick<Formatting, 'locale'>,
  signed = false,
): string {
  const format = moneyFormat(locale, currency, signed ? 'exceptZero' : 'auto');
  return format.format(decimalText(minor, currencyExponent(currency)));
}

/** Grams as kilograms with up to three digits. */
export function formatWeight(grams: number, { locale }: Pick<Formatting, 'locale'>): string {
  return weightFormat(locale).format(decimalText(grams, 3));
}

/** Millimetres as centimetres: length × width × height. */
export function formatSize(sidesMm: readonly number[], { locale }: Pick<Formatting, 'locale'>): string {
  const [number, last] = [sideFormat(locale), lastSideFormat(locale)];
  return sidesMm
    .map((sideMm, at) => (at === sidesMm.length - 1 ? last : number).format(decimalText(sideMm, 1)))
    .join(' × ');
}

export type WhenStyle = 'date' | 'month' | 'day' | 'time' | 'short' | 'full';

const whenOptions: Readonly<Record<WhenStyle, Intl.DateTimeFormatOptions>> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  day: { month: 'short', day: 'numeric', weekday: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  short: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
};

const whenFormat = kept(
  (locale: string, style: WhenStyle, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...whenOptions[style], timeZone }),
);

/** An ISO instant on the shop's clock. */
export function formatWhen(
  iso: string,
  style: WhenStyle,
  { locale, timeZone }: Pick<Formatting, 'locale' | 'timeZone'>,
): string {
  return whenFormat(locale, style, timeZone).format(new Date(iso));
}

/** Text a person typed (`12.5`) as whole units of ten to the minus `digits`, or null if it is not such a number. */
export function wholeFromText(text: string, digits: number): number | null {
  const match = /^\s*(-?)(\d{1,12})(?:[.,](\d*))?\s*$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  if (fraction.replace(/0+$/, '').length > digits) return null;
  const value = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return sign ? -value : value;
}
