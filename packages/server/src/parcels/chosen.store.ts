import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { pausesOfRow } from './pauses.store.ts';

/** Parcels as an order sees them: with the names of their goods type and warehouse, and whether they have pictures. */
function parcelRows(tx: Tx) {
  return db
    .selectFrom('parcels')
    .leftJoin('goods_types', (join) =>
      join
        .onRef('goods_types.shop_id', '=', 'parcels.shop_id')
        .onRef('goods_types.id', '=', 'parcels.goods_type_id'),
    )
    .leftJoin('warehouses', (join) =>
      join
        .onRef('warehouses.shop_id', '=', 'parcels.shop_id')
        .onRef('warehouses.id', '=', 'parcels.warehouse_id'),
    )
    .select([
      'parcels.id',
      'parcels.number',
      'parcels.bill_code',
      'parcels.state',
      'parcels.goods_name',
      'parcels.goods_count',
      'parcels.declared_value_minor',
      'parcels.warehouse_id',
      'parcels.weight_g',
      'parcels.length_mm',
      'parcels.width_mm',
      'parcels.height_mm',
      'parcels.shelved_at',
      'goods_types.code as goods_type',
      'goods_types.goods_class',
      'goods_types.zh',
      'goods_types.tw',
      'goods_types.en',
      'warehouses.name as warehouse_name',
      'warehouses.names as warehouse_names',
      'parcels.travels_alone',
      'warehouses.free_storage_days',
      'warehouses.storage',
      'warehouses.closed_days',
      pausesOfRow.as('pauses'),
    ])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('parcel_photos')
            .select('file_id')
            .whereRef('parcel_photos.shop_id', '=', 'parcels.shop_id')
            .whereRef('parcel_photos.parcel_id', '=', 'parcels.id'),
        )
        .as('has_pictures'),
    )
    .where('parcels.shop_id', '=', tx.shopId)
    .orderBy('parcels.id')
    .$narrowType<{ goods_type: GoodsType | null; goods_class: GoodsClass | null; has_pictures: boolean }>();
}

/**
 * The member's parcels among `ids`, in the order in which they were chosen: the first one sets the example for the
 * others. With `lock`, nobody else moves them until the transaction ends; rows are locked in id order.
 */
export async function chosenParcels(tx: Tx, memberId: string, ids: readonly string[], lock: boolean) {
  if (ids.length === 0) return [];
  const mine = parcelRows(tx)
    .where('parcels.member_id', '=', memberId)
    .where('parcels.id', 'in', [...ids]);
  const rows = await tx.all(lock ? mine.forUpdate('parcels') : mine);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The parcels that travel in an order. */
export function parcelsIn(tx: Tx, orderId: string) {
  return tx.all(parcelRows(tx).where('parcels.order_id', '=', orderId));
}

/** As `parcelsIn`; of a cancelled order those that were in it, wherever they are now. */
export function parcelsShownIn(tx: Tx, order: { id: string; released_parcel_ids: string[] | null }) {
  const released = order.released_parcel_ids ?? [];
  return released.length === 0
    ? parcelsIn(tx, order.id)
    : tx.all(parcelRows(tx).where('parcels.id', 'in', released));
}

export type ChosenRow = Awaited<ReturnType<typeof parcelsIn>>[number];

/** The pictures of some parcels, oldest first. */
export function photosOf(tx: Tx, parcelIds: readonly string[]) {
  if (parcelIds.length === 0) return Promise.resolve([]);
  return tx.all(
    db
      .selectFrom('parcel_photos')
      .select(['parcel_id', 'file_id'])
      .where('shop_id', '=', tx.shopId)
      .where('parcel_id', 'in', [...parcelIds])
      .orderBy('created_at')
      .orderBy('file_id'),
  );
}
