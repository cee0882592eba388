import type { couponCalls } from '@crossdock/contract/coupons/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { holdersOf } from './desk.store.ts';

export const listCouponHolders: Handler<(typeof couponCalls)['listCouponHolders']> = async (
  tx,
  actor,
  input,
) => {
  const page = await holdersOf(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      couponId: row.coupon_id,
      couponName: row[actor.lang],
      memberId: row.member_id,
      memberAccount: row.account,
      memberName: row.member_name,
      state: row.state,
      source: row.source,
      code: row.code,
      validUntil: row.valid_until,
      usedAt: row.used_at,
      orderId: row.order_id,
      orderNumber: row.order_number,
      deductedMinor: row.deducted_minor,
      createdAt: row.created_at,
    })),
  };
};
