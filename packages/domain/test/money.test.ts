import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyExponent, distribute, inMinor, minor, shareHalfUp, shareUp, sum } from '../src/money.ts';
import { currencies } from '../src/shops/currencies.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(minor);
const weights = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0));

describe('money', () => {
  it('refuses fractions and numbers that are no longer exact', () => {
    expect(() => minor(0.5)).toThrow(RangeError);
    expect(() => minor(Number.NaN)).toThrow(RangeError);
    expect(() => minor(2 ** 53)).toThrow(RangeError);
  });

  it('shares sum to the whole', () => {
    fc.assert(fc.property(amount, weights, (whole, by) => sum(distribute(whole, by)) === whole));
  });

  it('no share is off by more than one unit per weight, and no weight of 0 gets any', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const total = by.reduce((a, b) => a + b, 0);
        for (const [at, share] of distribute(whole, by).entries()) {
          const weight = by[at] ?? 0;
          if (weight === 0) expect(share + 0).toBe(0);
          else expect(Math.abs(share - (whole * weight) / total)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('does not distribute over nothing', () => {
    expect(() => distribute(minor(1), [0, 0])).toThrow(RangeError);
  });

  it('rounds fees up and percentages half up', () => {
    expect(shareUp(minor(101), 1, 100)).toBe(2);
    expect(shareUp(minor(100), 1, 100)).toBe(1);
    expect(shareHalfUp(minor(149), 1, 100)).toBe(1);
    expect(shareHalfUp(minor(150), 1, 100)).toBe(2);
    expect(shareHalfUp(minor(-150), 1, 100)).toBe(-2);
  });

  it('up is never less than half up, and less than one unit more', () => {
    const rate = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.nat(1_000_000_000).map(minor), rate, (whole, bp) => {
        const up = shareUp(whole, bp, 10_000);
        const half = shareHalfUp(whole, bp, 10_000);
        return up >= half && up - half <= 1 && up * 10_000 >= whole * bp;
      }),
    );
  });

  it('knows currencies without decimals', () => {
    expect(currencyExponent('JPY')).toBe(0);
    expect(currencyExponent('TWD')).toBe(2);
  });

  it('has the digits of ISO 4217, where runtimes have those of shops', () => {
    const digits = Object.fromEntries(
      ['HUF', 'IDR', 'KWD', 'KRW', 'VND', 'CLP'].map((currency) => [currency, currencyExponent(currency)]),
    );
    expect(digits).toEqual({ HUF: 2, IDR: 2, KWD: 3, KRW: 0, VND: 0, CLP: 0 });
    expect(inMinor(1500, 'JPY')).toBe(1500);
    expect(inMinor(1500, 'TWD')).toBe(150_000);
    expect(new Set(currencies).size).toBe(currencies.length);
    const known = Intl.supportedValuesOf('currency');
    expect(currencies.filter((code) => !known.includes(code))).toEqual([]);
  });
});
