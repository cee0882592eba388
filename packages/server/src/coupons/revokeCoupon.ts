import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findCopy, revokeCopy } from './desk.store.ts';

export const revokeCoupon: Handler<'revokeCoupon'> = async (tx, actor, { id, why }) => {
  if (await revokeCopy(tx, actor, id, why)) return { done: true };
  const copy = await findCopy(tx, id);
  if (copy === undefined) return refuse('row.notFound');
  return refuse(copy.state === 'used' ? 'coupon.used' : 'coupon.revoked');
};
