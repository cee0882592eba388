import type { couponCalls } from '@crossdock/contract/coupons.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findCoupon, moveCouponRow } from './desk.store.ts';

export const moveCoupon: Handler<(typeof couponCalls)['moveCoupon']> = async (tx, actor, { id, event }) => {
  const coupon = await findCoupon(tx, id);
  if (coupon === undefined) return refuse('row.notFound');
  return (await moveCouponRow(tx, actor, coupon, event)) ? { done: true } : refuse('row.changed');
};
