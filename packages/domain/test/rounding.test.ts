import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRate, minor } from '../src/money.ts';
import { roundUp, stepCount, upToMultiple } from '../src/rounding.ts';
import { forAll } from './forAll.ts';

describe('the rounding helper: up when the digit beyond the precision is non-zero', () => {
  it.each([
    ['1.031', 2, '1.04'],
    ['1.030', 2, '1.03'],
    ['1.0301', 2, '1.03'],
    ['1.005', 2, '1.01'],
    ['1.001', 0, '1'],
    ['1.1', 0, '2'],
    ['9.99', 1, '10.0'],
    ['0.999', 2, '1.00'],
    ['12', 2, '12.00'],
    ['-1.031', 2, '-1.04'],
    ['-0.001', 2, '-0.01'],
    ['-0.0001', 2, '0.00'],
    ['  7.5 ', 0, '8'],
  ])('%s at %i digits is %s', (value, digits, expected) => {
    expect(roundUp(value, digits)).toBe(expected);
  });

  it('accepts numbers, also those that JavaScript writes with an exponent', () => {
    expect(roundUp(1.005, 2)).toBe('1.01');
    expect(roundUp(1e-7, 7)).toBe('0.0000001');
    expect(roundUp(1.5e-7, 7)).toBe('0.0000002');
    expect(roundUp(-1e-7, 6)).toBe('-0.000001');
    expect(roundUp(1.25e21, 0)).toBe('1250000000000000000000');
  });

  it('refuses what is not a number', () => {
    for (const text of ['', 'abc', '1,5', '1.', Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => roundUp(text, 2)).toThrow(RangeError);
    }
  });

  it('never lowers a value, and adds less than one unit', () => {
    forAll(fc.nat(1_000_000), fc.integer({ min: 0, max: 6 }), (tenths, digits) => {
      const text = (BigInt(tenths) * 1n).toString().padStart(digits + 2, '0');
      const at = text.length - digits - 1;
      const rounded = BigInt(roundUp(`${text.slice(0, at)}.${text.slice(at)}`, digits).replace('.', ''));
      return rounded * 10n >= BigInt(tenths) && rounded * 10n - BigInt(tenths) < 10n;
    });
  });
});

describe('steps', () => {
  it('counts a started step', () => {
    expect(stepCount(0, 500)).toBe(0);
    expect(stepCount(500, 500)).toBe(1);
    expect(stepCount(501, 500)).toBe(2);
  });

  it('never lowers, and adds less than a step', () => {
    forAll(fc.nat(), fc.integer({ min: 1, max: 100_000 }), (amount, step) => {
      const up = upToMultiple(amount, step);
      return up >= amount && up - amount < step && up % step === 0;
    });
  });
});

describe('a rate of an amount', () => {
  it.each([
    [333, 1_000, 'halfUp', 33],
    [333, 1_000, 'up', 34],
    [335, 1_000, 'halfUp', 34],
    [330, 1_000, 'up', 33],
    // 1 % of 303 is 3.03. The first digit after the decimal point is zero, so 3.03 is not rounded up (specification,
    // section 9).
    [303, 100, 'up', 3],
    [0, 500, 'up', 0],
  ] as const)('of %i at %i basis points, rounded %s, is %i', (amount, rateBp, rounding, result) => {
    expect(applyRate(minor(amount), rateBp, rounding)).toBe(result);
  });

  it('rounding up is at least rounding to nearest, and at most one above the exact value', () => {
    forAll(fc.nat(1_000_000_000), fc.nat(10_000), (amount, rateBp) => {
      const exact = (amount * rateBp) / 10_000;
      const up = applyRate(minor(amount), rateBp, 'up');
      expect(up).toBeGreaterThan(exact - 0.1);
      expect(up).toBeLessThan(exact + 1);
    });
  });
});
