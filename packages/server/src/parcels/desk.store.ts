import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { Tx } from '../platform/db.ts';
import { deleteFromShop, insertRow, insertWithNewId, updateInShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import type { ParcelChanges } from './store.ts';

/** Grams and millimetres. */
export interface ParcelMeasures {
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export function columnsOfMeasures(measured: ParcelMeasures) {
  return {
    weightG: measured.weightG,
    lengthMm: measured.lengthMm,
    widthMm: measured.widthMm,
    heightMm: measured.heightMm,
  };
}

/** Adds a measurement of a parcel; answers its id. The caller changes the parcel itself. */
export async function addMeasurement(
  tx: Tx,
  actor: Staff,
  parcelId: string,
  measured: ParcelMeasures & { readonly scale: string; readonly fileId?: string },
  why = '',
): Promise<string> {
  const { scale, fileId = null } = measured;
  return insertWithNewId(tx, 'parcelMeasurements', {
    ...{ parcelId, ...columnsOfMeasures(measured), scale, fileId, why },
    staffId: actor.staffId,
    at: tx.now,
  });
}

/** Changes columns if the parcel is still in one of `states`. Only `transitionParcels` changes the state. */
export function changeParcel(
  tx: Tx,
  id: string,
  states: readonly ParcelState[],
  changes: ParcelChanges,
): Promise<{ memberId: string | null } | undefined> {
  return tx.maybe(
    updateInShop(tx, 'parcels', { id, state: states })
      .set({ ...changes, updatedAt: tx.now })
      .returning('memberId'),
  );
}

export async function addPhoto(
  tx: Tx,
  parcelId: string,
  fileId: string,
  kind: 'receive' | 'scale' | 'inspection' | 'damage' | 'pickup',
): Promise<void> {
  await insertRow(tx, 'parcelPhotos', { parcelId, fileId, kind, createdAt: tx.now });
}

/** Removes photos taken at the scale, because they showed another parcel. A driver's photos stay. */
export async function deletePhotosExceptPickup(tx: Tx, parcelId: string): Promise<void> {
  await tx.run(deleteFromShop(tx, 'parcelPhotos', { parcelId }).where('kind', '!=', 'pickup'));
}
