import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Discount, FinalDiscount } from '@crossdock/domain/orders/discounts.ts';
import {
  type CouponUse,
  type CouponUseFault,
  changeCouponUse,
  releaseCoupon,
  useCoupon,
} from '../coupons/use.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { returnPoints, spendPoints, usablePointsBalance } from '../points/store.ts';
import type { PurchaseRow } from '../products/purchases.store.ts';

type Owned = Pick<OrderRow, 'id' | 'number' | 'memberId'>;
type Discounted = Owned & Pick<OrderRow, 'memberCouponId' | 'pointsUsed'>;

/**
 * Takes the coupon or points for an order. If several orders use the same ones at once, only the first gets them and
 * the others are refused. Call it after the order is written and its parcels are moved.
 */
export async function useDiscount(
  tx: Tx,
  actor: Actor,
  order: Owned,
  discount: Discount,
): Promise<Refusal<CouponUseFault | 'order.pointsInvalid'> | undefined> {
  const { id: orderId, memberId, number: memo } = order;
  const coupon = couponOf(discount);
  if (coupon) return putOn(tx, actor, { ...coupon, memberId, on: { orderId } });
  const { points } = discount;
  if (points === 0 || (await spendPoints(tx, actor, { memberId, points, orderId, memo }))) return undefined;
  return refuse('order.pointsInvalid', { most: await usablePointsBalance(tx, memberId) }, 'points');
}

/** The part of a discount that a coupon gives, if one is used. */
function couponOf({ memberCouponId, facts, deduction }: Discount) {
  if (memberCouponId === null || facts === null) return undefined;
  return { memberCouponId, facts, deductedMinor: deduction.couponMinor };
}

async function putOn(tx: Tx, actor: Actor, use: CouponUse): Promise<Refusal<CouponUseFault> | undefined> {
  const fault = await useCoupon(tx, actor, use);
  return fault && refuse(fault, {}, 'memberCouponId');
}

/**
 * Like `useDiscount`, for goods, which accept a coupon and no points. Call it after the goods have left the stock.
 */
export async function useCouponOnGoods(
  tx: Tx,
  actor: Actor,
  { id: purchaseId, memberId }: Pick<PurchaseRow, 'id' | 'memberId'>,
  discount: Discount,
): Promise<Refusal<CouponUseFault> | undefined> {
  const coupon = couponOf(discount);
  return coupon && putOn(tx, actor, { ...coupon, memberId, on: { purchaseId } });
}

/** Returns a purchase's coupon to the member, because the purchase expired or was refunded. */
export async function returnCoupon(
  tx: Tx,
  actor: Actor,
  { id: purchaseId, number }: Pick<PurchaseRow, 'id' | 'number'>,
): Promise<void> {
  await releaseCoupon(tx, actor, { purchaseId }, number);
}

/** Returns an order's coupon or points to the member, because the order is cancelled or now uses something else. */
export async function returnDiscount(tx: Tx, actor: Actor, order: Discounted): Promise<void> {
  const { id: orderId, memberId, number: memo, pointsUsed: points } = order;
  await releaseCoupon(tx, actor, { orderId }, memo);
  if (points > 0) await returnPoints(tx, actor, { memberId, orderId, points, memo });
}

/** Keeps the order's coupon with the new amount. False if the budget does not allow it. */
async function keepCoupon(tx: Tx, { id: orderId, memberId }: Owned, discount: Discount): Promise<boolean> {
  const coupon = couponOf(discount);
  return coupon === undefined || changeCouponUse(tx, { ...coupon, orderId, memberId });
}

/**
 * Replaces an order's discount. A part that stays is not returned in between: an expired coupon would be lost, and
 * returned points would first pay the member's debt.
 */
export async function changeDiscount(
  tx: Tx,
  actor: Actor,
  order: Discounted,
  wanted: Discount,
): Promise<Refusal<CouponUseFault | 'order.pointsInvalid'> | undefined> {
  const { id: orderId, memberId, number: memo } = order;
  if (order.memberCouponId !== null && order.memberCouponId === wanted.memberCouponId)
    return (await keepCoupon(tx, order, wanted))
      ? undefined
      : refuse('coupon.budgetSpent', {}, 'memberCouponId');
  await releaseCoupon(tx, actor, { orderId }, memo);
  const more = wanted.points - order.pointsUsed;
  if (more < 0) await returnPoints(tx, actor, { memberId, orderId, points: 0 - more, memo });
  return useDiscount(tx, actor, order, { ...wanted, points: Math.max(0, more) });
}

/**
 * Adjusts the discount to the final fee. False if another order used the coupon's budget meanwhile: the caller
 * refuses, and a second attempt uses the rest of the budget.
 */
export async function settleDiscount(
  tx: Tx,
  actor: Actor,
  order: Discounted,
  carried: FinalDiscount,
): Promise<boolean> {
  if (carried.released) await releaseCoupon(tx, actor, { orderId: order.id }, order.number);
  else if (!(await keepCoupon(tx, order, carried))) return false;
  const points = order.pointsUsed - carried.points;
  if (points > 0) {
    const { id: orderId, memberId, number: memo } = order;
    await returnPoints(tx, actor, { memberId, orderId, points, memo });
  }
  return true;
}
