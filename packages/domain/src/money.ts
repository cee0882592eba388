import { roundUp } from './rounding.ts';

/**
 * Money is an integer count of the currency's minor unit (cents, satang, sen), never a floating-point number. It is
 * divided only in functions that say how they round.
 */
declare const minorBrand: unique symbol;
export type Minor = number & { readonly [minorBrand]: true };

/**
 * Brands an integer as minor units. Throws on fractions and unsafe integers: such a number is a bug, not input. Never
 * rounds.
 * @example minor(1.5) // throws
 */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer amount of minor units: ${value}`);
  return value as Minor;
}

export const zero = minor(0);

/**
 * The sum of amounts. Never rounds.
 * @example sum([minor(1), minor(2)]) // → 3
 */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0;
  for (const amount of amounts) total += amount;
  return minor(total);
}

/**
 * `amount × numerator ÷ denominator` rounded up (away from zero for positive results): fees are never undercharged.
 * @example fractionRoundedUp(minor(10), 1, 3) // → 4
 */
export function fractionRoundedUp(amount: Minor, numerator: number, denominator: number): Minor {
  return fromBig(ceilDiv(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
}

/**
 * `amount × numerator ÷ denominator` rounded down (towards zero): discounts and rewards are never too high.
 * @example fractionRoundedDown(minor(10), 1, 3) // → 3
 */
export function fractionRoundedDown(amount: Minor, numerator: number, denominator: number): Minor {
  return fromBig((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

/**
 * `amount × numerator ÷ denominator` rounded half away from zero: taxes and percentages shown to people.
 * @example fractionRoundedHalfUp(minor(5), 1, 2) // → 3
 */
export function fractionRoundedHalfUp(amount: Minor, numerator: number, denominator: number): Minor {
  const n = BigInt(amount) * BigInt(numerator) * 2n;
  const d = BigInt(denominator);
  const sign = n < 0n !== d < 0n ? -1n : 1n;
  return fromBig(sign * ((abs(n) + abs(d)) / (2n * abs(d))));
}

/**
 * How a share of an amount is rounded to whole minor units: half up, or up with `roundUp` as the product's
 * specification requires.
 */
export const roundings = ['halfUp', 'up'] as const;
export type Rounding = (typeof roundings)[number];

const basisPoints = 10_000;
const basisPointDigits = 4;

/**
 * `rateBp` basis points (1 = 0.01 %) of an amount that is not negative, with the rounding that the rule names.
 * @example applyRate(minor(1050), 500, 'halfUp') // → 53
 */
export function applyRate(amount: Minor, rateBp: number, rounding: Rounding): Minor {
  if (rounding === 'halfUp') return fractionRoundedHalfUp(amount, rateBp, basisPoints);
  const exact = (BigInt(amount) * BigInt(rateBp)).toString().padStart(basisPointDigits + 1, '0');
  const at = exact.length - basisPointDigits;
  return minor(Number(roundUp(`${exact.slice(0, at)}.${exact.slice(at)}`, 0)));
}

/**
 * Currencies whose minor unit is not a hundredth (ISO 4217); all others have two digits. We do not ask the runtime:
 * browsers differ, its tables follow retail habits (forints without fillér), and an amount must mean the same
 * everywhere.
 */
const oddExponents: readonly (readonly [exponent: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];
const exponents = new Map(
  oddExponents.flatMap(([exponent, currencies]) =>
    currencies.split(' ').map((currency) => [currency, exponent] as const),
  ),
);

/**
 * Digits after the decimal point of an amount in `currency`.
 * @example currencyExponent('JPY') // → 0
 */
export function currencyExponent(currency: string): number {
  return exponents.get(currency) ?? 2;
}

/**
 * How a currency's amounts are written: with its short symbol and its own digits, without a fraction that is empty.
 * @example moneyStyle('JPY').maximumFractionDigits // → 0
 */
export function moneyStyle(currency: string): Intl.NumberFormatOptions {
  const digits = currencyExponent(currency);
  return {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  };
}

/**
 * `major` whole units of the currency (dollars, yen) in its minor units.
 * @example toMinor(12, 'TWD') // → 1200
 */
export function toMinor(major: number, currency: string): Minor {
  return minor(major * 10 ** currencyExponent(currency));
}

function ceilDiv(n: bigint, d: bigint): bigint {
  const q = n / d;
  return n % d !== 0n && n < 0n === d < 0n ? q + 1n : q;
}

function abs(n: bigint): bigint {
  return n < 0n ? -n : n;
}

function fromBig(n: bigint): Minor {
  return minor(Number(n));
}
