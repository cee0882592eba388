import type { pickupCalls } from '@crossdock/contract/pickups/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { givePickupBack } from '../settlement/pickups.ts';
import { findPickup, movePickup } from './store.ts';

export const cancelPickTask: Handler<(typeof pickupCalls)['cancelPickTask']> = async (tx, actor, { id }) => {
  const task = await findPickup(tx, id, actor.memberId);
  if (task === undefined) return refuse('row.notFound');
  if (!(await movePickup(tx, actor, task, 'cancel', { endedAt: tx.now }))) {
    const now = await findPickup(tx, id);
    return refuse(
      now?.state === 'collected' || now?.state === 'inHouse' ? 'pickup.fetched' : 'pickup.wrongState',
    );
  }
  await givePickupBack(tx, actor, task);
  return { refundMinor: task.amountMinor };
};
