import type { CouponObstacle } from '../coupons/decision.ts';
import type { DiscountableCharge } from '../coupons/rules.ts';
import { type Deduction, noDeduction } from '../pricing/deductions.ts';

/** The discount on an order: one coupon, or points, or nothing. */
export interface Discount {
  readonly memberCouponId: string | null;
  readonly points: number;
  /** The value of each point on this order, in minor units; null without points. */
  readonly pointWorthMinor: number | null;
  readonly deduction: Deduction;
  /** The facts that the coupon was judged by; null without a coupon. */
  readonly facts: DiscountableCharge | null;
}

export const noDiscount: Discount = {
  memberCouponId: null,
  points: 0,
  pointWorthMinor: null,
  deduction: noDeduction,
  facts: null,
};

/** An order's discount after its final fee is known. */
export interface FinalDiscount extends Discount {
  /** Why the coupon no longer applies and goes back to the member. */
  readonly released: CouponObstacle | null;
}
