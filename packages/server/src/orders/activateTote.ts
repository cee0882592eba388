import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { findTote, setToteClosed } from './totes.store.ts';

export const activateTote: Handler<'activateTote'> = async (tx, _actor, { id, active }) => {
  const changed = await setToteClosed(tx, id, active ? null : tx.now);
  const tote = changed ? undefined : await findTote(tx, id);
  if (tote) return refuse('warehouse.toteInUse', { position: tote.position, number: tote.orderNumber ?? '' });
  if (!changed) return refuse('row.notFound');
  await publish(tx, 'warehouses', null);
  return { done: true };
};
