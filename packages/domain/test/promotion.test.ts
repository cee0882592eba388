import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earningToTakeBack, maskedName, referralEarning, shareReward } from '../src/promotion/rules.ts';
import { monthsUntil } from '../src/shops/wallClock.ts';
import { forAll } from './forAll.ts';

describe('the referrer’s share', () => {
  test.each([
    [12_399, 500, 619],
    [19, 500, 0],
    [20, 500, 1],
    [20_000, 0, 0],
    [900_000_000_000, 5_000, 450_000_000_000],
  ])('of %i at %i basis points is %i: rounded down', (freight, rate, share) => {
    expect(referralEarning(freight, rate)).toBe(share);
  });

  test('is taken back completely by refunds in any parts, and never more', () => {
    forAll(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 12 }),
      (paid, parts) => {
        const amount = referralEarning(paid, 500);
        let [kept, left] = [paid, amount as number];
        for (const part of [...parts, paid]) {
          const refunded = Math.min(part, kept);
          if (refunded === 0) break;
          const taken = earningToTakeBack(left, refunded, kept);
          expect(taken).toBeLessThanOrEqual(left);
          left -= taken;
          kept -= refunded;
          // The share of the earning that remains is at most the share of the payment that the shop keeps.
          expect(left * paid).toBeLessThanOrEqual(amount * kept);
        }
        expect(left).toBe(0);
      },
    );
  });
});

test('a friend’s name shows only its first character', () => {
  expect(maskedName('王小明')).toBe('王＊＊');
  expect(maskedName(' John Smith')).toBe('J＊＊');
  expect(maskedName('𠮷田')).toBe('𠮷＊＊');
});

test('a closed programme rewards no share', () => {
  const settings = { active: true, rateBp: 500, shareRewardMinor: 200, shareRewardPoints: 5 };
  expect(shareReward(settings)).toEqual({ minor: 200, points: 5 });
  expect(shareReward({ ...settings, active: false })).toEqual({ minor: 0, points: 0 });
});

test('months of a shop end with the one its clock shows, across a new year', () => {
  expect(monthsUntil('2026-12-31T16:30:00.000Z', 'Asia/Taipei', 3)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
  expect(monthsUntil('2026-12-31T15:30:00.000Z', 'Asia/Taipei', 2)).toEqual(['2026-11', '2026-12']);
});
