import type { couponCalls } from '@crossdock/contract/coupons/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { makeCodes } from './codes.store.ts';
import { findCoupon } from './desk.store.ts';

export const makeCouponCodes: Handler<(typeof couponCalls)['makeCouponCodes']> = async (
  tx,
  _actor,
  { id: couponId, count, length, maxUses, expiresAt },
) => {
  const coupon = await findCoupon(tx, couponId);
  if (coupon === undefined) return refuse('row.notFound');
  if (coupon.state === 'stopped') return refuse('coupon.stopped');
  return { batchId: await makeCodes(tx, { couponId, count, length, maxUses, expiresAt }), count };
};
