import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { findRow, fromShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { listQueryWithoutPausesColumn } from './list.store.ts';
import { pausesColumn } from './pauses.store.ts';

/** One parcel of the member, as its page shows it. */
export function findOwnParcel(tx: Tx, memberId: string, id: string) {
  return tx.maybe(oneRow(tx, id).where('parcels.memberId', '=', memberId));
}

/** A parcel of the shop for staff, with its member and the clerk who received it. */
export function findParcelForStaff(tx: Tx, id: string) {
  return tx.maybe(
    oneRow(tx, id)
      .select('parcels.provenPaidMinor')
      .select(maybeStaffName(tx, 'parcels.receivedBy', 'receivedByName')),
  );
}

function oneRow(tx: Tx, id: string) {
  return listQueryWithoutPausesColumn(tx.shopId)
    .select(pausesColumn(tx.shopId).as('pauses'))
    .leftJoin('orders', shopJoin('orders.id', 'parcels.orderId'))
    .leftJoin('parcels as whole', shopJoin('whole.id', 'parcels.splitFrom'))
    .select([
      'parcels.historyId',
      'parcels.splitFrom as splitFromId',
      'whole.courierNumber as splitFromNumber',
      'orders.number as orderNumber',
      'orders.state as orderState',
      'parcels.claimProofFileId as purchaseVoucherFileId',
      'orders.storageRule as orderStorageRule',
    ])
    .where(shopCondition(tx, { 'parcels.id': id }));
}

export type ParcelRecord = NonNullable<Awaited<ReturnType<typeof findOwnParcel>>>;

/** The parcels that a parcel was split into. */
export function splitPartsOfParcel(tx: Tx, parcelId: string) {
  return tx.all(
    fromShop(tx, 'parcels', { splitFrom: parcelId }).select(['id', 'courierNumber']).orderBy('id'),
  );
}

/** The member's parcel with this courier number. */
export function findOwnParcelByNumber(tx: Tx, memberId: string, courierNumber: string) {
  return findRow(tx, 'parcels', { memberId, courierNumber }, ['id', 'courierNumber', 'state']);
}

/** The photos of a parcel, oldest first. */
export function photosOf(tx: Tx, parcelId: string) {
  return tx.all(
    fromShop(tx, 'parcelPhotos', { parcelId }).select(['fileId', 'kind', 'createdAt']).orderBy('fileId'),
  );
}
export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number];

/** The photo of a measurement; for the parcel's first measurement, a photo taken on receipt. */
const pictureOfMeasurement = (tx: Tx) => sql<
  string | null
>`coalesce(taken.file_id, (select photo.file_id from parcel_photos photo
  where photo.shop_id = ${tx.shopId} and photo.parcel_id = taken.parcel_id
    and taken.why = '' and photo.kind in ('scale', 'receive')
  order by photo.kind desc, photo.file_id limit 1))`;

const measurementRows = (tx: Tx) =>
  fromShop(tx, 'parcelMeasurements as taken')
    .select(['taken.id', 'taken.staffId', maybeStaffName(tx, 'taken.staffId', 'staffName')])
    .select(['weightG', 'lengthMm', 'widthMm', 'heightMm', 'taken.at', 'taken.why', 'taken.scale'])
    .select(pictureOfMeasurement(tx).as('fileId'))
    .orderBy('taken.id');

/** The measurements of a parcel, oldest first, with the clerk. */
export function measurementsOf(tx: Tx, parcelId: string) {
  return tx.all(measurementRows(tx).where('taken.parcelId', '=', parcelId));
}

/** The measurements with these ids. */
export function parcelMeasurements(tx: Tx, ids: readonly string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : tx.all(measurementRows(tx).where('taken.id', 'in', [...ids]));
}
export type MeasurementRow = Awaited<ReturnType<typeof measurementsOf>>[number];
