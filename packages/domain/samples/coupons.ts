import type { CouponTerms, DiscountableCharge } from '../src/coupons/rules.ts';

/** A coupon that takes 50.00 off the freight. */
export const fiftyOff: CouponTerms = {
  type: 1,
  amountMinor: 5_000,
  rateBp: 0,
  rounding: 'halfUp',
  maxMinor: null,
  base: 'freight',
  rules: { join: 'and', conditions: [] },
};

/** A fee of 260.00 for 3 kg, of which 200.00 is freight. */
export const smallFee: DiscountableCharge = {
  of: 'order',
  freightMinor: 20_000,
  totalMinor: 26_000,
  billingWeightG: 3_000,
  stepMinor: 1,
};
