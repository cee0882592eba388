import { describe, expect, it, test } from 'vitest';
import { pointsSwitchedOff } from '../samples/points.ts';
import { monthlyCostIncrease, type RewardRates } from '../src/wallet/rates.ts';

const month = { freightMinor: 100_050, invitedFreightMinor: 20_000, shares: 3, comments: 7 };
const none: RewardRates = {
  points: pointsSwitchedOff,
  promotion: { active: false, rateBp: 500, shareRewardMinor: 2_000, shareRewardPoints: 10 },
  commentPoints: 0,
};
const points = { ...none, points: { ...none.points, active: true } };
const promotion = { ...none, promotion: { ...none.promotion, active: true } };

describe('the monthly cost of rates', () => {
  it.each([
    ['nothing where all is off', none, 0],
    ['a point of 1.00 for each 10.00 of freight', points, 100 * 100],
    // 5 % of invited friends' payments, and 20.00 and ten points for each shared post.
    ['a share of freight, and proofs', promotion, 1_000 + 3 * 2_000 + 3 * 10 * 100],
    ['points for comments', { ...none, commentPoints: 2 }, 7 * 2 * 100],
  ])('%s', (_name, rates, given) => {
    expect(monthlyCostIncrease(month, none, rates)).toBe(given);
  });
});

test('an increase is reported, and a decrease is not', () => {
  const half = { ...points, points: { ...points.points, earnPerMinor: 500 } };
  expect([monthlyCostIncrease(month, points, half), monthlyCostIncrease(month, half, points)]).toEqual([
    10_000, 0,
  ]);
});
