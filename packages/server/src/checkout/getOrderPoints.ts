import { refuse } from '@crossdock/contract/refusals.ts';
import { discountableChargeOf } from '@crossdock/domain/coupons/rules.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { orderLines } from '../orders/lines.store.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { usablePointsBalance } from '../points/store.ts';
import { usablePointsOf } from './discount.ts';

export const getOrderPoints: Handler<'getOrderPoints'> = async (tx, actor, input) => {
  const [order, balance, kept] = await Promise.all([
    findOrderOf(tx, actor.memberId, input.orderId),
    usablePointsBalance(tx, actor.memberId),
    orderLines(tx, input.orderId),
  ]);
  if (!order) return refuse('row.notFound');
  const lines = order.billTotalMinor === null ? kept.quote : kept.bill;
  const { points, coinMinor } = actor.shop.settings;
  const facts = discountableChargeOf({ lines, billingWeightG: order.billingWeightG }, coinMinor);
  return {
    // Points that the order uses now count as available.
    ...usablePointsOf(balance + order.pointsUsed, facts, points),
    usedPoints: order.pointsUsed,
    memberCouponId: order.memberCouponId,
    open: mayChange(order, 'discount'),
  };
};
