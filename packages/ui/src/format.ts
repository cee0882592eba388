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
  return format.format(decimalText(minor, currencyExponent(currency)) as Intl.StringNumericLiteral);
}

/** Grams as kilograms with up to three digits. */
export function formatWeight(grams: number, { locale }: Pick<Formatting, 'locale'>): string {
  const kg = decimalText(grams, 3) as Intl.StringNumericLiteral;
  return weightFormat(locale).format(kg);
}

/** Millimetres as centimetres: length × width × height. */
export function formatSize(sidesMm: readonly number[], { locale }: Pick<Formatting, 'locale'>): string {
  const [number, last] = [sideFormat(locale), lastSideFormat(locale)];
  return sidesMm
    .map((sideMm, at) =>
      (at === sidesMm.length - 1 ? last : number).format(decimalText(sideMm, 1) as Intl.StringNumericLiteral),
    )
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

/** `decimalText(-1050, 2)` is `-10.50`: shifted as text, because money and weight never pass through a fraction. */
export function decimalText(whole: number, digits: number): string {
  const sign = whole < 0 ? '-' : '';
  const padded = String(Math.abs(whole)).padStart(digits + 1, '0');
  return digits === 0 ? sign + padded : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
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
