import type { LabelKind } from '@crossdock/domain/labels/sizes.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { findRows, fromShop } from '../platform/rows.ts';
import { packageCount } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';

export const parcelsOnLabels = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    fromShop(tx, 'parcels', { 'parcels.id': ids })
      .leftJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
      .leftJoin('members', shopJoin('members.id', 'parcels.memberId'))
      .select(['parcels.id', 'parcels.courierNumber', 'parcels.shelfCode', 'parcels.arrivedAt'])
      .select(['members.randomName', 'warehouses.code as warehouse']),
  );

export const shelvesOnLabels = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    fromShop(tx, 'locations', { 'locations.id': ids })
      .innerJoin('warehouses', shopJoin('warehouses.id', 'locations.warehouseId'))
      .select(['locations.id', 'locations.code', 'warehouses.code as warehouse']),
  );

export const totesOnLabels = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    fromShop(tx, 'totes', { 'totes.id': ids })
      .innerJoin('warehouses', shopJoin('warehouses.id', 'totes.warehouseId'))
      .select(['totes.id', 'totes.number', 'totes.position', 'warehouses.code as warehouse']),
  );

export const membersOnLabels = (tx: Tx, ids: readonly string[]) =>
  findRows(tx, 'members', { id: ids }, ['id', 'randomName']);

const orders = (tx: Tx) =>
  fromShop(tx, 'orders')
    .innerJoin('channels', shopJoin('channels.id', 'orders.channelId'))
    .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
    .select(['orders.id', 'orders.number', 'orders.country', 'orders.consignee', 'orders.parcelCount'])
    .select(['channels.zh', 'channels.tw', 'channels.en', 'members.randomName']);

const ordersNamed = (tx: Tx, ids: readonly string[]) => orders(tx).where('orders.id', 'in', [...ids]);

export const ordersOnLabels = (tx: Tx, ids: readonly string[]) => tx.all(ordersNamed(tx, ids));

/** The packages of the orders, by position. */
export const packagesOfLabeledOrders = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    ordersNamed(tx, ids)
      .innerJoin('packages', shopJoin('packages.orderId', 'orders.id'))
      .select(['packages.id as packageId', 'packages.position', 'packages.weightG'])
      .orderBy('packages.position'),
  );

/** Single packages, each with the number of packages in its order. */
export const packagesOnLabels = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    orders(tx)
      .innerJoin('packages', shopJoin('packages.orderId', 'orders.id'))
      .where('packages.id', 'in', [...ids])
      .select(['packages.id as packageId', 'packages.position', 'packages.weightG'])
      .select(packageCount(tx.shopId).as('parts')),
  );

/** The contents of the packages. */
export async function contentsOnLabels(tx: Tx, packageIds: readonly string[]) {
  return tx.allOf(
    packageIds,
    fromShop(tx, 'packageParcels', { 'packageParcels.packageId': packageIds })
      .innerJoin('parcels', shopJoin('parcels.id', 'packageParcels.parcelId'))
      .select(['packageParcels.packageId', 'packageParcels.pieces', 'parcels.courierNumber'])
      .orderBy('parcels.id'),
  );
}

/** Pick lists, each with the number of parcels in its orders. */
export const pickListsOnLabels = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    fromShop(tx, 'pickLists', { id: ids })
      .select(['id', 'number', 'orderIds', 'createdAt'])
      .select((row) =>
        row
          .selectFrom('orders')
          .select((order) => order.fn.coalesce(order.fn.sum<number>('parcelCount'), sql.lit(0)).as('parcels'))
          .where('orders.shopId', '=', tx.shopId)
          .where(sql<boolean>`orders.id = any(pick_lists.order_ids)`)
          .$asScalar()
          .$notNull()
          .as('parcels'),
      ),
  );

/** Counts one more copy of each label, and answers its copy number. */
export function recordLabelPrints(tx: Tx, kind: LabelKind, ids: readonly string[]) {
  return tx.all(
    db
      .insertInto('labelPrints')
      .values(
        // The ids are sorted, so that two desks that print the same labels lock them in the same order.
        [...ids]
          .sort()
          .map((subjectId) => ({ shopId: tx.shopId, kind, subjectId, copies: 1, lastAt: tx.now })),
      )
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'kind', 'subjectId']).doUpdateSet((row) => ({
          copies: row('labelPrints.copies', '+', 1),
          lastAt: row.ref('excluded.lastAt'),
        })),
      )
      .returning(['subjectId', 'copies']),
  );
}
