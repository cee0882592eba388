import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exchangeFault,
  maxPointsUse,
  pointsDecision,
  pointsEarned,
  pointsTakenBack,
  pointsWorthMinor,
} from '../src/points/rules.ts';
import type { PointsSettings } from '../src/shops/settings.ts';
import { forAll } from './forAll.ts';

const settings: PointsSettings = {
  active: true,
  earnPerMinor: 10_000,
  worthMinor: 100,
  minUse: 5,
  maxShareBp: 5_000,
  exchangeable: true,
};

describe('points earned', () => {
  it.each([
    [0, 0],
    [9_999, 0],
    [10_000, 1],
    [19_999, 1],
    [125_000, 12],
    [-10_000, 0],
  ])('for freight of %i: %i', (freightMinor, points) => {
    expect(pointsEarned(freightMinor, settings)).toBe(points);
  });

  it('are 0 while the shop has no points', () => {
    expect(pointsEarned(1_000_000, { ...settings, active: false })).toBe(0);
  });
});

describe('using points on a fee: points must be valid', () => {
  it.each([
    ['as many as there are', 20, 100_000, 20],
    ['no more than the share of the fee', 2_000, 100_000, 500],
    ['whole points only', 2_000, 1_999, 9],
    ['none where fewer fit than can be used', 2_000, 900, 0],
    ['none where fewer are there than can be used', 4, 100_000, 0],
    ['none for no fee', 20, 0, 0],
  ])('%s', (_what, balance, feeMinor, most) => {
    expect(maxPointsUse({ balance, feeMinor, coinMinor: 1 }, settings).points).toBe(most);
  });

  it('are never worth more than the allowed share of the fee', () => {
    forAll(
      fc.nat(10_000_000),
      fc.nat(1_000_000_000),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (balance, feeMinor, worthMinor, maxShareBp) => {
        const own = { ...settings, worthMinor, maxShareBp };
        const most = maxPointsUse({ balance, feeMinor, coinMinor: 1 }, own).points;
        expect(most).toBeLessThanOrEqual(balance);
        expect(BigInt(pointsWorthMinor(most, own)) * 10_000n).toBeLessThanOrEqual(
          BigInt(feeMinor) * BigInt(maxShareBp),
        );
      },
    );
  });
});

describe('a number of points on a fee', () => {
  const ground = { balance: 20, feeMinor: 100_000, coinMinor: 1 };
  const judged = (
    asked: number,
    more: Partial<typeof ground & { carriedAt: number }> = {},
    rules = settings,
  ) => {
    const found = pointsDecision(asked, { ...ground, ...more }, rules);
    return 'most' in found ? { most: found.most } : [found.points, found.pointWorthMinor, found.amountMinor];
  };

  it.each([
    ['as few as can be used', 5, [5, 100, 500]],
    ['one fewer', 4, { most: 20 }],
    ['all that there are', 20, [20, 100, 2_000]],
    ['one more', 21, { most: 20 }],
  ])('%s', (_, asked, outcome) => {
    expect(judged(asked)).toEqual(outcome);
  });

  it('is 0 while points are disabled, except for points that the fee already uses', () => {
    const off = { ...settings, active: false };
    expect(judged(5, {}, off)).toEqual({ most: 0 });
    expect(judged(1, { carriedAt: 70 }, off)).toEqual([1, 70, 70]);
    expect(maxPointsUse({ ...ground, carriedAt: 70 }, off)).toEqual({
      ...{ points: 20, pointWorthMinor: 70, amountMinor: 1_400 },
    });
  });

  it('is in whole coins, and points that would not fill one stay with the member', () => {
    const rules = { ...settings, worthMinor: 30, minUse: 1 };
    expect(judged(11, { coinMinor: 100 }, rules)).toEqual([10, 30, 300]);
    expect(judged(10, { coinMinor: 100 }, rules)).toEqual([10, 30, 300]);
    expect(judged(9, { coinMinor: 100 }, rules)).toEqual([7, 30, 200]);
    expect(judged(3, { coinMinor: 100 }, rules)).toEqual({ most: 20 });
  });
});

describe('exchanging points', () => {
  it.each([
    [5, 5, {}, undefined],
    [4, 5, {}, 'points.belowMin'],
    [6, 5, {}, 'points.insufficient'],
    [5, 5, { exchangeable: false }, 'points.notExchangeable'],
    [5, 5, { active: false }, 'points.notExchangeable'],
  ] as const)('%i of %i with %o: %s', (points, balance, changes, fault) => {
    expect(exchangeFault(points, balance, { ...settings, ...changes })).toBe(fault);
  });
});

describe('points taken back with a refund', () => {
  it.each([
    ['nothing for nothing', 10, 0, 500, 0],
    ['in proportion, in the member’s favour', 10, 149, 500, 2],
    ['all where nothing is kept', 10, 500, 500, 10],
    ['all where more goes back than was kept', 10, 501, 500, 10],
    ['none where none is left', 0, 100, 500, 0],
  ])('%s', (_what, remaining, refundedMinor, keptMinor, points) => {
    expect(pointsTakenBack(remaining, { refundedMinor, keptMinor })).toBe(points);
  });

  it('are all taken back once everything is refunded, in any number of parts', () => {
    forAll(
      fc.nat(100_000),
      fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1 }),
      (earned, parts) => {
        let kept = parts.reduce((a, b) => a + b, 0);
        let remaining = earned;
        for (const refundedMinor of parts) {
          const taken = pointsTakenBack(remaining, { refundedMinor, keptMinor: kept });
          expect(taken).toBeGreaterThanOrEqual(0);
          expect(taken).toBeLessThanOrEqual(remaining);
          remaining -= taken;
          kept -= refundedMinor;
        }
        expect(remaining).toBe(0);
      },
    );
  });
});
