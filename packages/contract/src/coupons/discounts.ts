import { z } from 'zod';
import { count, minor, plain, refusalView, whole } from '../wire/values.ts';
import { memberCoupon } from './shapes.ts';

/** The discount that a member chooses for an order: one coupon, or points (specification, section 5 "Payment"). */
export const discountChoice = {
  memberCouponId: plain.optionalId,
  points: whole.min(0, 'field.tooSmall').max(1_000_000_000, 'field.tooBig').default(0),
};

/** Why a coupon cannot be used now. */
export const couponRefusals = [
  'coupon.used',
  'coupon.revoked',
  'coupon.expired',
  'coupon.notYet',
  'coupon.conditions',
  'coupon.nothing',
  'coupon.otherUse',
  'coupon.budgetSpent',
] as const;
/** Why a `discountChoice` cannot be used now. */
export const discountRefusals = [...couponRefusals, 'order.pointsInvalid'] as const;

/** How many of the member's points can pay a fee. */
export const usablePoints = z.object({
  /** Whether points are enabled in this shop. */
  active: plain.yesNo,
  balance: count,
  /** The most points that this fee accepts; 0 if none can be used. */
  usable: count,
  /** The value of the usable points, and of one point. */
  worthMinor: minor,
  pointMinor: minor,
  /** The smallest number of points that can be used. */
  minUse: count,
  /** The most of a fee that points may pay, in basis points. */
  maxShareBp: count,
});
export type UsablePoints = z.infer<typeof usablePoints>;

/** Possible discounts of a quote, and the result of the chosen one. */
export const quoteDiscounts = z.object({
  /** Usable coupons, the best first; at most 50. */
  coupons: z.array(memberCoupon),
  points: usablePoints,
  /** Why the chosen coupon or points do not apply; the quote is then without them. */
  obstacle: refusalView.nullable(),
});
