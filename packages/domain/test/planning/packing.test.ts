import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxFillRateOf, estimatePackaging } from '../../src/planning/boxes.ts';
import { type Carton, packCartons } from '../../src/planning/packing.ts';
import { noLimits } from '../../src/pricing/limits.ts';
import { forAllIn } from '../forAll.ts';

const solid = fc.record({
  lengthMm: fc.integer({ min: 20, max: 420 }),
  widthMm: fc.integer({ min: 20, max: 420 }),
  heightMm: fc.integer({ min: 20, max: 420 }),
  weightG: fc.integer({ min: 50, max: 9000 }),
});
const carton: Carton = [500, 400, 300];
const usual = boxFillRateOf({ fillBp: null, orders: 0 });

describe('packing', () => {
  test('places each thing once, inside its carton, beside the others, and below the weight', () => {
    forAllIn(60)(fc.array(solid, { maxLength: 10 }), (solids) => {
      const { filled, outside } = packCartons(solids, carton, 8000);
      const placed = filled.flatMap(({ placements }) => placements.map((one) => one.solid));
      expect(new Set([...placed, ...outside])).toEqual(new Set(solids));
      expect(placed.length + outside.length).toBe(solids.length);
      for (const { placements, weightG } of filled) {
        expect(weightG).toBe(placements.reduce((sum, one) => sum + one.solid.weightG, 0));
        expect(weightG).toBeLessThanOrEqual(8000);
        for (const [n, a] of placements.entries()) {
          expect(Math.min(a.x, a.y, a.z)).toBeGreaterThanOrEqual(0);
          expect([a.x + a.dx <= 500, a.y + a.dy <= 400, a.z + a.dz <= 300]).toEqual([true, true, true]);
          expect([a.dx, a.dy, a.dz].sort()).toEqual(
            [a.solid.lengthMm, a.solid.widthMm, a.solid.heightMm].sort(),
          );
          for (const b of placements.slice(n + 1)) {
            const apart =
              a.x + a.dx <= b.x ||
              b.x + b.dx <= a.x ||
              a.y + a.dy <= b.y ||
              b.y + b.dy <= a.y ||
              a.z + a.dz <= b.z ||
              b.z + b.dz <= a.z;
            expect(apart).toBe(true);
          }
        }
      }
    });
  });

  test('fits eight cubes into a carton of twice their side', () => {
    const cube = { lengthMm: 200, widthMm: 200, heightMm: 200, weightG: 10 };
    expect(
      packCartons(
        Array.from({ length: 8 }, () => ({ ...cube })),
        [400, 400, 400],
        1000,
      ).filled,
    ).toHaveLength(1);
  });
});

describe('the range of boxes', () => {
  test('is never inverted, never below the weight’s minimum, and grows with each parcel', () => {
    forAllIn(40)(fc.array(solid, { minLength: 1, maxLength: 8 }), (solids) => {
      const range = estimatePackaging(solids, noLimits, usual);
      expect(range.from).toBeLessThanOrEqual(range.to);
      expect(range.fromCm3).toBeLessThanOrEqual(range.toCm3);
      expect(range.from).toBeGreaterThanOrEqual(
        Math.ceil(solids.reduce((sum, one) => sum + one.weightG, 0) / 25_000),
      );
      expect(range.to).toBeLessThanOrEqual(solids.length);
    });
  });

  test('a firm that fills its boxes less needs more boxes', () => {
    const solids = Array.from({ length: 12 }, () => ({
      lengthMm: 330,
      widthMm: 240,
      heightMm: 240,
      weightG: 900,
    }));
    const range = (fillBp: number) => estimatePackaging(solids, noLimits, { fillBp });
    expect(range(3000).to).toBeGreaterThan(range(9000).to);
    expect(range(15_000).from).toBeLessThanOrEqual(range(9000).from);
  });

  test('a parcel that fits no carton is its own box, and so are parcels with unknown sides', () => {
    const long = { lengthMm: 1800, widthMm: 100, heightMm: 100, weightG: 2000 };
    expect(estimatePackaging([long], noLimits, usual)).toMatchObject({ from: 1, to: 1 });
    expect(estimatePackaging([long, { ...long, lengthMm: 0 }], noLimits, usual)).toMatchObject({
      from: 2,
      to: 2,
    });
  });

  test('a firm’s own filling is used from twenty packed orders on', () => {
    expect(boxFillRateOf({ fillBp: 8200, orders: 19 })).toMatchObject({ fillBp: 6500, source: 'usual' });
    expect(boxFillRateOf({ fillBp: 8200, orders: 20 })).toMatchObject({ fillBp: 8200, source: 'firm' });
  });
});
