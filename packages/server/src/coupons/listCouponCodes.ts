import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { codeBatches } from './codes.store.ts';
import { findCoupon } from './desk.store.ts';

export const listCouponCodes: Handler<'listCouponCodes'> = async (tx, _actor, { id }) => {
  const [coupon, batches] = await Promise.all([findCoupon(tx, id), codeBatches(tx, id)]);
  if (coupon === undefined) return refuse('row.notFound');
  return {
    list: batches.map((row) => ({
      batchId: row.batchId,
      count: row.count,
      maxUses: row.maxUses,
      usedCount: row.usedCount,
      example: row.example,
      expiresAt: row.expiresAt,
      createdAt: row.createdAt,
    })),
  };
};
