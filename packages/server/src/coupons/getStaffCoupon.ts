import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findCoupon } from './desk.store.ts';
import { staffCouponOf } from './view.ts';

export const getStaffCoupon: Handler<'getStaffCoupon'> = async (tx, _actor, { id }) => {
  const row = await findCoupon(tx, id);
  return row ? staffCouponOf(row) : refuse('row.notFound');
};
