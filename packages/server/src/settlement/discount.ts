import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { CarriedDiscount, Discount } from '@crossdock/domain/orders/discounts.ts';
import { changeCouponUse, releaseCoupon, type UseFault, useCoupon } from '../coupons/use.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { pointsOf, returnPoints, spendPoints } from '../points/store.ts';

type Owned = Pick<OrderRow, 'id' | 'number' | 'memberId'>;
type Discounted = Owned & Pick<OrderRow, 'memberCouponId' | 'pointsUsed'>;

/**
 * Takes what the order is to use. Of several orders that want the same coupon or the same points at once, the second
 * is refused. Call it once the order is written and its parcels are moved.
 */
export async function useDiscount(
  tx: Tx,
  actor: Actor,
  order: Owned,
  { memberCouponId, points, deduction }: Discount,
): Promise<Refusal<UseFault | 'order.pointsInvalid'> | undefined> {
  const { id: orderId, memberId, number: memo } = order;
  if (memberCouponId !== null) {
    const { couponMinor: deductedMinor } = deduction;
    const fault = await useCoupon(tx, actor, { memberCouponId, memberId, orderId, deductedMinor });
    return fault && refuse(fault, {}, 'memberCouponId');
  }
  if (points === 0 || (await spendPoints(tx, actor, { memberId, points, orderId, memo }))) return undefined;
  return refuse('order.pointsInvalid', { most: await pointsOf(tx, memberId) }, 'points');
}

/** Gives coupon or points of an order back to its member: it is cancelled, or uses something else. */
export async function giveBackDiscount(tx: Tx, actor: Actor, order: Discounted): Promise<void> {
  const { id: orderId, memberId, number: memo, pointsUsed: points } = order;
  if (order.memberCouponId !== null) await releaseCoupon(tx, actor, orderId, memo);
  if (points > 0) await returnPoints(tx, actor, { memberId, orderId, points, memo });
}

/**
 * Brings what an order uses in line with its final fee. False where the coupon's budget was spent by another order
 * meanwhile: the caller refuses, and a second try reckons with what is left.
 */
export async function settleDiscount(
  tx: Tx,
  actor: Actor,
  order: Discounted,
  carried: CarriedDiscount,
): Promise<boolean> {
  if (carried.released) await releaseCoupon(tx, actor, order.id, order.number);
  else if (order.memberCouponId !== null) return changeCouponUse(tx, order.id, carried.deduction.couponMinor);
  const points = order.pointsUsed - carried.points;
  if (points > 0) {
    const { id: orderId, memberId, number: memo } = order;
    await returnPoints(tx, actor, { memberId, orderId, points, memo });
  }
  return true;
}
