import type { CouponFacts, CouponTerms } from '../src/coupons/rules.ts';

/** A coupon that takes 50.00 off the freight. */
export const plain: CouponTerms = {
  type: 1,
  amountMinor: 5_000,
  rateBp: 0,
  rounding: 'halfUp',
  maxMinor: null,
  base: 'freight',
  rules: { join: 'and', conditions: [] },
};

/** What it is used on. */
export const facts: CouponFacts = {
  ...{ of: 'order', freightMinor: 20_000, totalMinor: 26_000, billingWeightG: 3_000, stepMinor: 1 },
};
