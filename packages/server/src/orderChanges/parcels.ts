import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { MergeObstacle } from '@crossdock/domain/parcels/merge.ts';
import type { Buyer } from '../checkout/prepare.ts';
import { jointShipmentRefusal } from '../checkout/shipment.ts';
import type { OrderRow } from '../orders/store.ts';
import { type ChosenParcelRow, chosenParcels, parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';

/** The parcels of an order after a change. */
export interface ParcelsAfterChange {
  readonly all: readonly ChosenParcelRow[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The parcels after the change. Added ones must be free, and all must be able to ship together. */
export async function parcelsAfterChange(
  tx: Tx,
  buyer: Buyer,
  order: OrderRow,
  wanted: readonly string[] | undefined,
  lock: boolean,
): Promise<ParcelsAfterChange | Refusal<MergeObstacle | 'order.selectAgain'>> {
  const held = await parcelsInOrder(tx, order.id);
  const heldIds = held.map(({ id }) => id);
  const ids = wanted === undefined ? heldIds : [...new Set(wanted)];
  const added = ids.filter((id) => !heldIds.includes(id));
  const removed = heldIds.filter((id) => !ids.includes(id));
  const rows = lock ? await chosenParcels(tx, order.memberId, [...heldIds, ...added], true) : held;
  if (added.length + removed.length === 0) return { all: lock ? rows : held, added, removed };
  const found = lock ? rows : [...held, ...(await chosenParcels(tx, order.memberId, added, false))];
  const next = ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
  // Parcels already in the order are checked as if they were free. The list has the order of `ids`, with the leading
  // parcel first.
  const asFree = next.map((one) => (heldIds.includes(one.id) ? { ...one, state: 'shelved' as const } : one));
  // Only added parcels are checked: fewer parcels can always ship together, and an obstacle of a remaining
  // parcel is handled separately.
  const unfit = added.length > 0 && jointShipmentRefusal(asFree, { parcelIds: ids }, buyer, tx.now);
  if (unfit) return unfit;
  const elsewhere = next.find((one) => one.warehouseId !== order.warehouseId);
  if (elsewhere) return refuse('parcel.otherWarehouse', { number: elsewhere.courierNumber }, 'parcelIds');
  const all = next.map((one) => (added.includes(one.id) ? { ...one, joinedAt: tx.now } : one));
  return { all, added, removed };
}
