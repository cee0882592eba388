import { describe, expect, it } from 'vitest';
import { smallFee as facts, fiftyOff as plain } from '../samples/coupons.ts';
import {
  alwaysValidCopy,
  type CouponCopy,
  type CouponToIssue,
  couponDecision,
  couponIssueObstacle,
  mayReceiveAnotherCopy,
} from '../src/coupons/decision.ts';

describe('whether a coupon can be used on a fee', () => {
  const now = '2026-11-20T10:00:00.000Z';
  const held: CouponCopy = {
    state: 'unused',
    validFrom: '2026-11-01T00:00:00.000Z',
    validUntil: '2026-11-20T10:00:00.001Z',
    terms: plain,
    budgetMinor: null,
    usedMinor: 0,
    ownMinor: null,
  };
  const judged = (more: Partial<CouponCopy>, of = facts) => {
    const found = couponDecision({ ...held, ...more }, of, now);
    return 'obstacle' in found ? found.obstacle.reason : found.amountMinor;
  };

  it.each<[string, Partial<CouponCopy>, string | number]>([
    ['as it is', {}, 5_000],
    ['at its end', { validUntil: now }, 'coupon.expired'],
    ['before it begins', { validFrom: '2026-11-20T10:00:00.001Z' }, 'coupon.notYet'],
    ['when it begins', { validFrom: now }, 5_000],
    ['used', { state: 'used' }, 'coupon.used'],
    ['taken back', { state: 'revoked' }, 'coupon.revoked'],
    ['for something else', { terms: { ...plain, base: 'goods' } }, 'coupon.otherUse'],
    ['that takes off nothing', { terms: { ...plain, amountMinor: 0 } }, 'coupon.nothing'],
    ['with just enough budget', { budgetMinor: 5_000 }, 5_000],
    ['with just enough budget left', { budgetMinor: 9_000, usedMinor: 4_000 }, 5_000],
    ['with one too little', { budgetMinor: 9_000, usedMinor: 4_001 }, 'coupon.budgetSpent'],
  ])('%s: %#', (_, more, outcome) => {
    expect(judged(more)).toBe(outcome);
  });

  it('says which conditions are not met', () => {
    const rules = { join: 'and' as const, conditions: [{ on: 'weight' as const, atLeast: 3_001 }] };
    expect(couponDecision({ ...held, terms: { ...plain, rules } }, facts, now)).toEqual({
      obstacle: {
        reason: 'coupon.conditions',
        unmet: { join: 'and', unmet: [{ on: 'weight', atLeast: 3_001, is: 3_000 }] },
      },
    });
  });

  it.each<[string, Partial<CouponCopy>, string | number]>([
    ['past its end', { validUntil: now }, 5_000],
    ['with room for all of it', { budgetMinor: 9_000, usedMinor: 6_000, ownMinor: 2_000 }, 5_000],
    ['with room for a part', { budgetMinor: 9_000, usedMinor: 8_000, ownMinor: 2_000 }, 3_000],
    ['with room for one', { budgetMinor: 9_000, usedMinor: 8_999, ownMinor: 0 }, 1],
    ['with no room at all', { budgetMinor: 9_000, usedMinor: 9_000, ownMinor: 0 }, 'coupon.budgetSpent'],
    ['where it takes off nothing', { terms: { ...plain, amountMinor: 0 } }, 'coupon.nothing'],
  ])('a fee that already uses it keeps it %s: %#', (_, more, outcome) => {
    expect(judged({ state: 'used', ownMinor: 5_000, ...more })).toBe(outcome);
  });

  it('is always yes for a copy that is judged by its terms alone', () => {
    expect(couponDecision(alwaysValidCopy(plain), facts, now)).toEqual({ amountMinor: 5_000 });
  });

  it.each<[string, Partial<CouponToIssue>, number, unknown]>([
    ['in use', {}, 1, undefined],
    ['not in use yet', { state: 'draft' }, 1, { reason: 'coupon.notInUse' }],
    ['stopped', { state: 'stopped' }, 1, { reason: 'coupon.stopped' }],
    ['at its end', { validUntil: now }, 1, { reason: 'coupon.expired' }],
    ['before its end', { validUntil: '2026-11-20T10:00:00.001Z' }, 1, undefined],
    ['with enough copies', { totalCount: 10, issuedCount: 7 }, 3, undefined],
    ['with too few copies', { totalCount: 10, issuedCount: 7 }, 4, { reason: 'coupon.soldOut', left: 3 }],
    ['with budget left', { budgetMinor: 500, usedMinor: 499 }, 1, undefined],
    ['with no budget left', { budgetMinor: 500, usedMinor: 500 }, 1, { reason: 'coupon.budgetSpent' }],
  ])('one %s can be given or not', (_, more, copies, outcome) => {
    const coupon: CouponToIssue = {
      ...{ state: 'active', validUntil: null, totalCount: null, issuedCount: 0 },
      ...{ budgetMinor: null, usedMinor: 0 },
    };
    expect(couponIssueObstacle({ ...coupon, ...more }, copies, now)).toEqual(outcome);
  });

  it('nobody gets more copies than the limit per member', () => {
    expect([0, 1, 2].map((count) => mayReceiveAnotherCopy(count, { perMember: 2 }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
