import { refuse } from '@crossdock/contract/refusals.ts';
import { findPickup, transitionPickup } from '../pickups/store.ts';
import type { Handler } from '../platform/handler.ts';
import { refundPickup } from './pickups.ts';

export const cancelPickTask: Handler<'cancelPickTask'> = async (tx, actor, { id }) => {
  const task = await findPickup(tx, id, actor.memberId);
  if (task === undefined) return refuse('row.notFound');
  if (!(await transitionPickup(tx, actor, task, 'cancel', { endedAt: tx.now }))) {
    const now = await findPickup(tx, id);
    return refuse(
      now?.state === 'collected' || now?.state === 'inHouse' ? 'pickup.fetched' : 'pickup.wrongState',
    );
  }
  await refundPickup(tx, actor, task);
  return { refundMinor: task.amountMinor };
};
