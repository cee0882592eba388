import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { findOrder } from './store.ts';
import { removeFromTotes } from './totes.store.ts';

export const emptyTote: Handler<'emptyTote'> = async (tx, _actor, { id, orderId }) => {
  const order = await findOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  if ((await removeFromTotes(tx, orderId, id)) > 0)
    await Promise.all([publish(tx, 'warehouses', null), publish(tx, 'orders', order.memberId)]);
  return { done: true };
};
