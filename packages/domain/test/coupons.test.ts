import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costLine as line } from '../samples/costLines.ts';
import { smallFee as facts, fiftyOff as plain } from '../samples/coupons.ts';
import { codeAlphabet, codeFrom, normaliseCouponCode } from '../src/coupons/codes.ts';
import { couponRevertedLine } from '../src/coupons/revertedLine.ts';
import {
  type CouponTerms,
  conditionSubjects,
  couponBases,
  couponDeduction,
  type DiscountableCharge,
  discountableChargeOf,
} from '../src/coupons/rules.ts';
import { mayChange } from '../src/orders/changes.ts';
import { arithmeticOf } from '../src/pricing/arithmetic.ts';
import { withDeductions } from '../src/pricing/deductions.ts';
import { forAll } from './forAll.ts';

const goods: DiscountableCharge = { ...facts, of: 'purchase', freightMinor: 0, stepMinor: 100 };

describe('what a coupon takes off (specification, section 3 "Coupon")', () => {
  it.each<[string, Partial<CouponTerms>, Partial<DiscountableCharge>, number]>([
    ['an amount off the freight', {}, {}, 5_000],
    ['never more than the freight', { amountMinor: 90_000 }, {}, 20_000],
    ['an amount off the whole fee', { amountMinor: 90_000, base: 'total' }, {}, 26_000],
    ['ten percent of the freight', { type: 2, rateBp: 1_000 }, {}, 2_000],
    ['ten percent of the whole fee', { type: 2, rateBp: 1_000, base: 'total' }, {}, 2_600],
    ['at most its maximum', { type: 2, rateBp: 5_000, maxMinor: 3_000 }, {}, 3_000],
    ['half a minor unit rounds up', { type: 2, rateBp: 5_000 }, { freightMinor: 3 }, 2],
    ['less than half rounds down', { type: 2, rateBp: 4_999 }, { freightMinor: 3 }, 1],
    ['and up where the terms say so', { type: 2, rateBp: 4_999, rounding: 'up' }, { freightMinor: 3 }, 2],
    ['an amount off goods', { base: 'goods' }, goods, 5_000],
    ['never more than the goods', { base: 'goods', amountMinor: 90_000 }, goods, 26_000],
    ['nothing of an order where it is for goods', { base: 'goods' }, {}, 0],
    ['nothing of goods where it is for the freight', {}, goods, 0],
    ['nothing of goods where it is for the whole fee', { base: 'total' }, goods, 0],
    ['an amount off goods where it is for anything', { base: 'any' }, goods, 5_000],
    [
      'an amount off the whole fee where it is for anything',
      { base: 'any', amountMinor: 90_000 },
      {},
      26_000,
    ],
    ['whole coins of goods, none too many', { base: 'goods', amountMinor: 5_099 }, goods, 5_000],
    ['nothing where there is no freight', {}, { freightMinor: 0 }, 0],
  ])('%s', (_, terms, more, amountMinor) => {
    expect(couponDeduction({ ...plain, ...terms }, { ...facts, ...more })).toEqual({ amountMinor });
  });

  it('never takes off more than its base, its maximum or the whole fee, and never a negative amount', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const terms = fc.record<CouponTerms>({
      type: fc.constantFrom(1 as const, 2 as const),
      amountMinor: amount,
      rateBp: fc.integer({ min: 0, max: 10_000 }),
      rounding: fc.constantFrom('halfUp', 'up'),
      maxMinor: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      base: fc.constantFrom(...couponBases),
      rules: fc.record({
        join: fc.constantFrom('and' as const, 'or' as const),
        conditions: fc.array(fc.record({ on: fc.constantFrom(...conditionSubjects), atLeast: amount }), {
          maxLength: 3,
        }),
      }),
    });
    const fee = fc.tuple(amount, amount, amount).map(([freightMinor, rest, billingWeightG]) => ({
      ...{ of: 'order' as const, stepMinor: 1 },
      freightMinor,
      totalMinor: freightMinor + rest,
      billingWeightG,
    }));
    forAll(terms, fee, (coupon, of) => {
      const found = couponDeduction(coupon, of);
      if ('unmet' in found) {
        expect(found.unmet.length).toBeGreaterThan(0);
        for (const one of found.unmet) expect(one.is).toBeLessThan(one.atLeast);
        return;
      }
      expect(found.amountMinor).toBeGreaterThanOrEqual(0);
      expect(found.amountMinor).toBeLessThanOrEqual(
        coupon.base === 'freight' ? of.freightMinor : of.totalMinor,
      );
      if (coupon.type === 2 && coupon.maxMinor !== null)
        expect(found.amountMinor).toBeLessThanOrEqual(coupon.maxMinor);
    });
  });
});

describe('the conditions of a coupon (specification, section 3: freight, total fee, weight, and/or)', () => {
  const conditions = [
    { on: 'freight' as const, atLeast: 20_000 },
    { on: 'total' as const, atLeast: 30_000 },
    { on: 'weight' as const, atLeast: 5_000 },
  ];

  it('and: all must be met, and unmet ones are named with their progress', () => {
    expect(couponDeduction({ ...plain, rules: { join: 'and', conditions } }, facts)).toEqual({
      join: 'and',
      unmet: [
        { on: 'total', atLeast: 30_000, is: 26_000 },
        { on: 'weight', atLeast: 5_000, is: 3_000 },
      ],
    });
  });

  it('or: one is enough, even if it is met exactly', () => {
    expect(couponDeduction({ ...plain, rules: { join: 'or', conditions } }, facts)).toEqual({
      amountMinor: 5_000,
    });
    const below = { ...facts, freightMinor: 19_999 };
    expect(couponDeduction({ ...plain, rules: { join: 'or', conditions } }, below)).toMatchObject({
      join: 'or',
      unmet: [{ on: 'freight', is: 19_999 }, { on: 'total' }, { on: 'weight' }],
    });
  });

  it('none: it always applies, whatever the conjunction is', () => {
    for (const join of ['and', 'or'] as const)
      expect(couponDeduction({ ...plain, rules: { join, conditions: [] } }, facts)).toEqual({
        amountMinor: 5_000,
      });
  });
});

describe('a fee and its deductions', () => {
  const lines = [
    line('freight', 20_000),
    line('packing', 6_000),
    line('coupon', -900),
    line('cashOnDelivery', 400),
  ];

  it('is judged before deductions and before payment costs', () => {
    expect(discountableChargeOf({ lines, billingWeightG: 3_000 }, 1)).toEqual(facts);
  });

  it('replaces the previous deduction by a new one, and computes the cash on delivery fee again', () => {
    const collected = { feeMinor: 100, rateBp: 1_000, maxCollectMinor: null };
    const next = withDeductions(
      lines,
      { couponMinor: 6_000, pointsMinor: 0 },
      { collected, paymentRateBp: 0, coinMinor: 1 },
    );
    expect(next.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['freight', 20_000],
      ['packing', 6_000],
      ['coupon', -6_000],
      ['cashOnDelivery', 2_100],
    ]);
  });

  it('has a line of 0 that says why a coupon no longer applies', () => {
    const unmet = [
      { on: 'weight' as const, atLeast: 5_000, is: 3_000 },
      { on: 'freight' as const, atLeast: 9, is: 8 },
    ];
    const released = couponRevertedLine({ reason: 'coupon.conditions', unmet: { join: 'and', unmet } });
    expect(released.amountMinor).toBe(0);
    expect(arithmeticOf(released).map(({ key }) => key)).toEqual([
      'couponReleased',
      'couponFreight',
      'couponWeight',
    ]);
    expect(released.reason.numbers).toEqual({
      weightAtLeastG: 5_000,
      weightIsG: 3_000,
      freightAtLeastMinor: 9,
      freightIsMinor: 8,
    });
    const nothing = couponRevertedLine({ reason: 'coupon.nothing' });
    expect(arithmeticOf(nothing).map(({ key }) => key)).toEqual(['couponReleased']);
  });
});

describe('coupons and points of an order', () => {
  it.each([
    ['processing', 0, true],
    ['processing', 1, false],
    ['awaitingPayment', 500, true],
    ['awaitingShipment', 0, false],
    ['signed', 0, false],
    ['cancelled', 0, false],
  ] as const)('an order that is %s with %i paid: %s', (state, paidMinor, open) => {
    expect(mayChange({ state, cashOnDelivery: false, packedAt: null, paidMinor }, 'discount')).toBe(open);
  });
});

describe('codes', () => {
  it('have only letters and digits that are not mistaken for each other, evenly distributed', () => {
    expect(codeAlphabet).not.toMatch(/[IOU01]/);
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = codeFrom(new Uint8Array([byte]), 1);
      if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].sort().join('')).toBe([...codeAlphabet].sort().join(''));
    expect(new Set(counts.values()).size).toBe(1);
  });

  it('are refused if made from too few bytes', () => {
    expect(codeFrom(new Uint8Array([0, 1, 255]), 3)).toBeUndefined();
  });

  it('are read as people type them', () => {
    expect(normaliseCouponCode(' abcd-２3 fg')).toBe('ABCD23FG');
  });
});
