import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disputableUntil, isSecondSmaller, smallerMeasures } from '../src/parcels/disputes.ts';
import { forAll } from './forAll.ts';

const box = { weightG: 5_000, lengthMm: 400, widthMm: 300, heightMm: 200 };
const small = { weightG: 1_000, lengthMm: 300, widthMm: 200, heightMm: 100 };
const rule = { toleranceG: 100, toleranceMm: 20 };

describe('a second measurement', () => {
  test.each([
    [box, {}, false],
    [small, {}, false],
    [box, { weightG: 4_900 }, false],
    [box, { weightG: 4_899 }, true],
    [box, { weightG: 6_000 }, false],
    [small, { weightG: 900 }, false],
    [small, { weightG: 899 }, true],
    [small, { lengthMm: 280 }, false],
    [small, { lengthMm: 279 }, true],
    [small, { widthMm: 179 }, true],
    [small, { heightMm: 79 }, true],
    [box, { heightMm: 180 }, false],
    [box, { heightMm: 179 }, true],
    // The box of the first measurement, laid on its side.
    [box, { lengthMm: 200, heightMm: 400 }, false],
    [box, { lengthMm: 200, heightMm: 370 }, true],
    [small, { lengthMm: 100, heightMm: 300 }, false],
    [box, { weightG: 6_000, heightMm: 100 }, true],
  ])('of %o, changed by %o, is smaller beyond the tolerance: %s', (first, changes, expected) => {
    expect(isSecondSmaller(first, { ...first, ...changes }, rule)).toBe(expected);
  });

  test('compares sides by length, however the parcel lay', () => {
    const second = { weightG: 900, lengthMm: 90, widthMm: 310, heightMm: 190 };
    expect(smallerMeasures(small, second)).toEqual({
      weightG: 900,
      lengthMm: 300,
      widthMm: 190,
      heightMm: 90,
    });
  });

  test('uses the smaller value in each respect, and never a larger one', () => {
    const measure = fc.integer({ min: 1, max: 4_000 });
    const measures = fc.record({
      weightG: measure,
      lengthMm: measure,
      widthMm: measure,
      heightMm: measure,
    });
    const sides = (one: typeof box) => [one.lengthMm, one.widthMm, one.heightMm].sort((a, b) => a - b);
    forAll(measures, measures, (first, second) => {
      const counted = smallerMeasures(first, second);
      for (const other of [first, second]) {
        expect(counted.weightG).toBeLessThanOrEqual(other.weightG);
        for (const [at, side] of sides(counted).entries())
          expect(side).toBeLessThanOrEqual(sides(other)[at] ?? 0);
      }
    });
  });

  test('can be requested within the shop’s days', () => {
    expect(disputableUntil('2026-11-01T08:00:00.000Z', { days: 7 })).toBe('2026-11-08T08:00:00.000Z');
  });
});
