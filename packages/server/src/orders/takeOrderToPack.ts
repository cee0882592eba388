import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { packerOf, recordPacker } from './packers.store.ts';
import { refuseWhileRevocable } from './refuseWhileRevocable.ts';
import { lockOrder } from './store.ts';

/** The order is locked first: if two clerks open it at the same time, the second sees that the first is packing it. */
export const takeOrderToPack: Handler<'takeOrderToPack'> = async (tx, actor, { orderId, takeOver }) => {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  if (order.state !== 'processing') return refuse('order.wrongState');
  const early = refuseWhileRevocable(tx, actor, order);
  if (early) return early;
  const held = await packerOf(tx, orderId);
  if (held && held.staffId !== actor.staffId && !takeOver)
    return refuse('order.beingPacked', { name: held.name, since: held.since });
  return { since: await recordPacker(tx, actor, order, held) };
};
