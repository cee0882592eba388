import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findCouponCopy, revokeCouponCopy } from './desk.store.ts';

export const revokeCoupon: Handler<'revokeCoupon'> = async (tx, actor, { id, why }) => {
  if (await revokeCouponCopy(tx, actor, id, why)) return { done: true };
  const copy = await findCouponCopy(tx, id);
  if (copy === undefined) return refuse('row.notFound');
  return refuse(copy.state === 'used' ? 'coupon.used' : 'coupon.revoked');
};
