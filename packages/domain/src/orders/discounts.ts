import type { CouponObstacle } from '../coupons/decision.ts';
import type { CouponFacts } from '../coupons/rules.ts';
import { type Deduction, noDeduction } from '../pricing/deductions.ts';
import type { OrderState } from './states.ts';

/**
 * Whether a coupon or points can still be put on an order, or taken off it: while it awaits payment, and before that as
 * long as nothing was paid. A payment makes the choice final.
 */
export function discountOpen(order: { readonly state: OrderState; readonly paidMinor: number }): boolean {
  return order.state === 'awaitingPayment' || (order.state === 'processing' && order.paidMinor === 0);
}

/** What is put towards an order: one coupon, or points, or neither. */
export interface Discount {
  readonly memberCouponId: string | null;
  readonly points: number;
  /** What each of the points is worth on this order, in minor units; null without points. */
  readonly pointWorthMinor: number | null;
  readonly deduction: Deduction;
  /** What its coupon was judged by; null without one. */
  readonly facts: CouponFacts | null;
}

export const noDiscount: Discount = {
  memberCouponId: null,
  points: 0,
  pointWorthMinor: null,
  deduction: noDeduction,
  facts: null,
};

/** An order's discount on its final fee. */
export interface CarriedDiscount extends Discount {
  /** Why the coupon of the order no longer applies: it goes back to the member. */
  readonly released: CouponObstacle | null;
}
