import { decimalText } from '@crossdock/domain/decimalText.ts';
import { currencyExponent, moneyStyle } from '@crossdock/domain/money.ts';
import { plainDateTime, plainMeasure, plainMoney } from '@crossdock/domain/plainFormat.ts';
import { plainNumber } from '@crossdock/domain/plainNumber.ts';
import { memoized } from './memoized.ts';
import type { Formatting } from './UiProvider.tsx';

const moneyFormat = memoized(
  (locale: string, currency: string, signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(locale, { ...moneyStyle(currency), signDisplay }),
);
const weightFormat = memoized(
  (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }),
);
const numberFormat = memoized(
  (locale: string, digits: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: Number(digits) }),
);
const lastSideFormat = memoized(
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
  const amount = decimalText(minor, currencyExponent(currency));
  return (
    plainMoney(amount, currency, locale, signed) ??
    moneyFormat(locale, currency, signed ? 'exceptZero' : 'auto').format(amount)
  );
}

/** Formats `whole` × 10^-`digits` with the separators of the reader's locale: 12345 with 2 digits is 123.45. */
export function formatNumber(whole: number, { locale }: Pick<Formatting, 'locale'>, digits = 0): string {
  const number = decimalText(whole, digits);
  return (
    (Number.isInteger(whole) ? plainNumber(number, locale) : null) ??
    numberFormat(locale, String(digits)).format(number)
  );
}

/** Grams as kilograms with up to three digits. */
export function formatWeight(grams: number, { locale }: Pick<Formatting, 'locale'>): string {
  const kg = decimalText(grams, 3);
  return plainMeasure(kg, 'kilogram', locale) ?? weightFormat(locale).format(kg);
}

/** Millimetres as centimetres: length × width × height. */
export function formatSize(sidesMm: readonly number[], { locale }: Pick<Formatting, 'locale'>): string {
  return sidesMm
    .map((sideMm, at) => {
      if (at < sidesMm.length - 1) return formatNumber(sideMm, { locale }, 1);
      const cm = decimalText(sideMm, 1);
      return plainMeasure(cm, 'centimeter', locale) ?? lastSideFormat(locale).format(cm);
    })
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

const whenFormat = memoized(
  (locale: string, style: WhenStyle, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...whenOptions[style], timeZone }),
);

/** An ISO instant in the shop's time zone. */
export function formatWhen(
  iso: string,
  style: WhenStyle,
  { locale, timeZone }: Pick<Formatting, 'locale' | 'timeZone'>,
): string {
  return (
    plainDateTime(iso, style, locale, timeZone) ?? whenFormat(locale, style, timeZone).format(new Date(iso))
  );
}

/** Text a person typed (`12.5`) as whole units of ten to the minus `digits`, or null if it is not such a number. */
export function parseFixedPoint(text: string, digits: number): number | null {
  const match = /^\s*(-?)(\d{1,12})(?:[.,](\d*))?\s*$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  if (fraction.replace(/0+$/, '').length > digits) return null;
  const value = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return sign ? -value : value;
}
