import type { ClockPause } from '@crossdock/domain/pricing/shipment.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { findRows, fromShop, insertRows } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';

/** The courier numbers among these that the shop has already. */
export async function takenNumbers(tx: Tx, courierNumbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await findRows(tx, 'parcels', { courierNumber: courierNumbers }, ['courierNumber']);
  return new Set(rows.map(({ courierNumber }) => courierNumber));
}

/** Copies the pauses of a parcel to the parts that it was split into. */
export async function copyPauses(tx: Tx, parcelId: string, partIds: readonly string[]): Promise<void> {
  const pauses = await tx.all(fromShop(tx, 'storagePauses', { parcelId }).selectAll());
  const rows = partIds.flatMap((partId) =>
    pauses.map((pause) => ({ ...pause, id: newId(), parcelId: partId })),
  );
  await insertRows(tx, 'storagePauses', rows);
}

/**
 * Adds a pause that is already over to these parts of a split parcel. Another part is charged for the storage days in
 * it, so these parts are not.
 */
export async function addPastPause(
  tx: Tx,
  actor: Staff,
  partIds: readonly string[],
  { from, until }: ClockPause,
  why: string,
): Promise<void> {
  const past = { fromAt: from, untilAt: until, reason: 'firm' as const, keepsBack: false, stopsClock: true };
  await insertRows(
    tx,
    'storagePauses',
    partIds.map((parcelId) => ({
      ...{ id: newId(), parcelId, why, createdAt: tx.now },
      ...past,
      createdBy: actor.staffId,
      endedBy: actor.staffId,
    })),
  );
}
