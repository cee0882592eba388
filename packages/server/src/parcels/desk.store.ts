import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Staff } from '../platform/scope.ts';
import type { ParcelChanges } from './store.ts';

/** Grams and millimetres. */
export interface Measured {
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export function measureColumns(measured: Measured) {
  return {
    weight_g: measured.weightG,
    length_mm: measured.lengthMm,
    width_mm: measured.widthMm,
    height_mm: measured.heightMm,
  };
}

/** Adds a measurement to a parcel's record; the parcel itself is the caller's to change. */
export async function addMeasurement(
  tx: Tx,
  actor: Staff,
  parcelId: string,
  measured: Measured,
  why = '',
): Promise<void> {
  await tx.run(
    db.insertInto('parcel_measurements').values({
      shop_id: tx.shopId,
      id: newId(),
      parcel_id: parcelId,
      ...measureColumns(measured),
      staff_id: actor.staffId,
      why,
      at: tx.now,
    }),
  );
}

/** Columns only, where the parcel is still in one of `states`; its state is `moveParcels`' to change. */
export function changeParcel(
  tx: Tx,
  id: string,
  states: readonly ParcelState[],
  changes: ParcelChanges,
): Promise<{ member_id: string | null } | undefined> {
  return tx.maybe(
    db
      .updateTable('parcels')
      .set({ ...changes, updated_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', 'in', [...states])
      .returning('member_id'),
  );
}

export async function addPhoto(
  tx: Tx,
  parcelId: string,
  fileId: string,
  kind: 'receive' | 'scale' | 'inspection' | 'damage',
): Promise<void> {
  await tx.run(
    db
      .insertInto('parcel_photos')
      .values({ shop_id: tx.shopId, parcel_id: parcelId, file_id: fileId, kind, created_at: tx.now }),
  );
}

/** Forgets which pictures show the parcel: they were taken of another one. */
export async function forgetPhotos(tx: Tx, parcelId: string): Promise<void> {
  await tx.run(
    db.deleteFrom('parcel_photos').where('shop_id', '=', tx.shopId).where('parcel_id', '=', parcelId),
  );
}
