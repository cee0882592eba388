import { refuse } from '@crossdock/contract/refusals.ts';
import { type DiscountableCharge, discountableChargeOf } from '@crossdock/domain/coupons/rules.ts';
import { couponStatuses } from '@crossdock/domain/coupons/states.ts';
import { judgeCoupon, memberCouponOf } from '../coupons/couponFit.ts';
import { couponOfOrder, couponsByStatus } from '../coupons/store.ts';
import { orderLines } from '../orders/lines.store.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';

/** With an order, the coupon that it already uses comes first. */
export const listCoupons: Handler<'listCoupons'> = async (tx, actor, input) => {
  const { orderId } = input;
  const facts = orderId === undefined ? undefined : await factsOf(tx, actor, orderId);
  if (orderId !== undefined && !facts) return refuse('row.notFound');
  const status = couponStatuses.find((one) => one === input.status) ?? 1;
  const first = status === 1 && input.pageIndex === 1 && input.after === undefined;
  const [page, own] = await Promise.all([
    couponsByStatus(tx, actor.memberId, status, input),
    first && orderId !== undefined ? couponOfOrder(tx, orderId) : undefined,
  ]);
  const reader = { lang: actor.lang, currency: actor.shop.currency, now: tx.now };
  return {
    ...page,
    list: [...(own ? [own] : []), ...page.list].map((row) =>
      memberCouponOf(row, reader, facts ? judgeCoupon(row, facts, reader, orderId) : null),
    ),
  };
};

/**
 * An order's fee for judging coupons: its bill if there is one, else its quote. Undefined for other members'
 * orders.
 */
async function factsOf(
  tx: Tx,
  { memberId, shop }: Member,
  orderId: string,
): Promise<DiscountableCharge | undefined> {
  const [order, kept] = await Promise.all([findOrderOf(tx, memberId, orderId), orderLines(tx, orderId)]);
  if (!order) return undefined;
  const lines = order.billTotalMinor === null ? kept.quote : kept.bill;
  return discountableChargeOf({ lines, billingWeightG: order.billingWeightG }, shop.settings.coinMinor);
}
