import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { isOnTheWay, lockPickupOf, movePickup } from './store.ts';

/** A parcel arrived, or, by a slip at the scale, did not: a pickup is in the house once all its parcels are. */
export async function completePickupOf(tx: Tx, actor: Staff, parcelId: string): Promise<void> {
  const task = await lockPickupOf(tx, parcelId);
  if (task === undefined) return;
  const isHere = !(await isOnTheWay(tx, task.id));
  if (isHere) await movePickup(tx, actor, task, 'arrive', { endedAt: tx.now, endedBy: actor.staffId });
  else await movePickup(tx, actor, task, 'undoArrive', { endedAt: null, endedBy: null });
}
