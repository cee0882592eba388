import { z } from 'zod';
import { id, minor, whole } from '../wire/values.ts';
import { couponObstacle, memberCoupon } from './shapes.ts';

const count = z.number().int();

/** What a member puts towards an order: one coupon, or points (specification, section 5 "Payment"). */
export const discountChoice = {
  memberCouponId: id.optional(),
  points: whole.min(0, 'field.tooSmall').max(1_000_000_000, 'field.tooBig').default(0),
};

export const discountRefusals = [
  'coupon.used',
  'coupon.revoked',
  'coupon.expired',
  'coupon.notYet',
  'coupon.conditions',
  'coupon.nothing',
  'coupon.otherUse',
  'coupon.budgetSpent',
  'order.pointsInvalid',
] as const;

/** Points of the member's as far as they can pay a fee. */
export const usablePoints = z.object({
  /** Points are in use in this shop at all. */
  active: z.boolean(),
  balance: count,
  /** The most that this fee takes; 0 where none can be used. */
  usable: count,
  /** What the usable ones are worth, and one of them. */
  worthMinor: minor,
  pointMinor: minor,
  /** The fewest that can be used. */
  minUse: count,
  /** The most of a fee that points may pay, in basis points. */
  maxShareBp: count,
});
export type UsablePoints = z.infer<typeof usablePoints>;

/** Beside a quote: what could be put towards it, and what became of what was chosen. */
export const quoteDiscounts = z.object({
  /** Coupons to be used, the best first; at most 50. */
  coupons: z.array(memberCoupon),
  points: usablePoints,
  /** Why the chosen coupon or points do not count; the quote is then without them. */
  obstacle: couponObstacle.nullable(),
});
