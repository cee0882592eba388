import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { clearPacker } from './packers.store.ts';
import { lockOrder } from './store.ts';

export const leaveOrderToPack: Handler<'leaveOrderToPack'> = async (tx, actor, { orderId }) => {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  await clearPacker(tx, order, actor.staffId);
  return { done: true };
};
