import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyExponent, fractionRoundedHalfUp, fractionRoundedUp, minor, toMinor } from '../src/money.ts';
import { currencies } from '../src/shops/currencies.ts';
import { forAll } from './forAll.ts';

describe('money', () => {
  it('refuses fractions and numbers that are no longer exact', () => {
    expect(() => minor(0.5)).toThrow(RangeError);
    expect(() => minor(Number.NaN)).toThrow(RangeError);
    expect(() => minor(2 ** 53)).toThrow(RangeError);
  });

  it('rounds fees up and percentages half up', () => {
    expect(fractionRoundedUp(minor(101), 1, 100)).toBe(2);
    expect(fractionRoundedUp(minor(100), 1, 100)).toBe(1);
    expect(fractionRoundedHalfUp(minor(149), 1, 100)).toBe(1);
    expect(fractionRoundedHalfUp(minor(150), 1, 100)).toBe(2);
    expect(fractionRoundedHalfUp(minor(-150), 1, 100)).toBe(-2);
  });

  it('up is never less than half up, and less than one unit more', () => {
    const rate = fc.integer({ min: 0, max: 10_000 });
    forAll(fc.nat(1_000_000_000).map(minor), rate, (whole, bp) => {
      const up = fractionRoundedUp(whole, bp, 10_000);
      const half = fractionRoundedHalfUp(whole, bp, 10_000);
      return up >= half && up - half <= 1 && up * 10_000 >= whole * bp;
    });
  });

  it('knows currencies without decimals', () => {
    expect(currencyExponent('JPY')).toBe(0);
    expect(currencyExponent('TWD')).toBe(2);
  });

  it('has the digits of ISO 4217, even if runtimes have the shops’ own', () => {
    const digits = Object.fromEntries(
      ['HUF', 'IDR', 'KWD', 'KRW', 'VND', 'CLP'].map((currency) => [currency, currencyExponent(currency)]),
    );
    expect(digits).toEqual({ HUF: 2, IDR: 2, KWD: 3, KRW: 0, VND: 0, CLP: 0 });
    expect(toMinor(1500, 'JPY')).toBe(1500);
    expect(toMinor(1500, 'TWD')).toBe(150_000);
    expect(new Set(currencies).size).toBe(currencies.length);
    const known = Intl.supportedValuesOf('currency');
    expect(currencies.filter((code) => !known.includes(code))).toEqual([]);
  });
});
