import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { hasParcelOnTheWay, lockPickupOf, transitionPickup } from './store.ts';

/**
 * Updates the pickup after one of its parcels arrived, or an arrival was undone: it is complete once all its parcels
 * are in the warehouse.
 */
export async function updatePickupAfterArrival(tx: Tx, actor: Staff, parcelId: string): Promise<void> {
  const task = await lockPickupOf(tx, parcelId);
  if (task === undefined) return;
  const isHere = !(await hasParcelOnTheWay(tx, task.id));
  if (isHere) await transitionPickup(tx, actor, task, 'arrive', { endedAt: tx.now, endedBy: actor.staffId });
  else await transitionPickup(tx, actor, task, 'undoArrive', { endedAt: null, endedBy: null });
}
