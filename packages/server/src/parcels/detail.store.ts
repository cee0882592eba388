import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { listRows } from './list.store.ts';

/** One parcel of the member, as its page shows it. */
export function findMine(tx: Tx, memberId: string, id: string) {
  return tx.maybe(oneRow(tx, id).where('parcels.member_id', '=', memberId));
}

/** One parcel of the shop with its member and who received it; for staff. */
export function findForStaff(tx: Tx, id: string) {
  return tx.maybe(
    oneRow(tx, id)
      .leftJoin('staff', (join) =>
        join.onRef('staff.shop_id', '=', 'parcels.shop_id').onRef('staff.id', '=', 'parcels.received_by'),
      )
      .select(['staff.name as received_by_name']),
  );
}

function oneRow(tx: Tx, id: string) {
  return listRows()
    .leftJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'parcels.shop_id').onRef('orders.id', '=', 'parcels.order_id'),
    )
    .select([
      'orders.number as order_number',
      'orders.state as order_state',
      'parcels.claim_proof_file_id as purchase_voucher_file_id',
      'orders.storage_rule as order_storage_rule',
    ])
    .where('parcels.shop_id', '=', tx.shopId)
    .where('parcels.id', '=', id);
}

export type ParcelRecord = NonNullable<Awaited<ReturnType<typeof findMine>>>;

/** The member's parcel with this courier number. */
export function findMineByNumber(tx: Tx, memberId: string, billCode: string) {
  return tx.maybe(
    db
      .selectFrom('parcels')
      .select(['id', 'bill_code', 'state'])
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('bill_code', '=', billCode),
  );
}

/** The pictures of a parcel, oldest first. */
export function photosOf(tx: Tx, parcelId: string) {
  return tx.all(
    db
      .selectFrom('parcel_photos')
      .select(['file_id', 'kind', 'created_at'])
      .where('shop_id', '=', tx.shopId)
      .where('parcel_id', '=', parcelId)
      .orderBy('file_id'),
  );
}
export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number];

/** The measurements of a parcel, oldest first, with who took them. */
export function measurementsOf(tx: Tx, parcelId: string) {
  return tx.all(
    db
      .selectFrom('parcel_measurements')
      .leftJoin('staff', (join) =>
        join
          .onRef('staff.shop_id', '=', 'parcel_measurements.shop_id')
          .onRef('staff.id', '=', 'parcel_measurements.staff_id'),
      )
      .select(['weight_g', 'length_mm', 'width_mm', 'height_mm', 'at', 'why', 'staff.name as staff_name'])
      .where('parcel_measurements.shop_id', '=', tx.shopId)
      .where('parcel_id', '=', parcelId)
      .orderBy('parcel_measurements.id'),
  );
}
export type MeasurementRow = Awaited<ReturnType<typeof measurementsOf>>[number];
