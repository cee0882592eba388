import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { closedCouponRefusal } from './change.ts';
import { makeCodes } from './codes.store.ts';
import { findCoupon } from './desk.store.ts';

export const makeCouponCodes: Handler<'makeCouponCodes'> = async (tx, actor, input) => {
  const { id: couponId, count, length, maxUses, expiresAt } = input;
  const coupon = await findCoupon(tx, couponId);
  if (coupon === undefined) return refuse('row.notFound');
  if (coupon.state === 'stopped') {
    const awaited = await findAwaitedApprovals(tx, actor, 'coupon', [couponId]);
    return closedCouponRefusal(refuse('coupon.stopped'), awaited(couponId) !== null);
  }
  return { batchId: await makeCodes(tx, { couponId, count, length, maxUses, expiresAt }), count };
};
