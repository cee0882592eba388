import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { deleteTote, findTote } from './totes.store.ts';

export const removeTote: Handler<'removeTote'> = async (tx, _actor, { id }) => {
  const removed = await deleteTote(tx, id);
  const tote = removed ? undefined : await findTote(tx, id);
  if (tote) return refuse('warehouse.toteInUse', { position: tote.position, number: tote.orderNumber ?? '' });
  if (!removed) return refuse('row.notFound');
  await publish(tx, 'warehouses', null);
  return { done: true };
};
