import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import { warehouseColumns } from '../platform/sharedColumns.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { orderCardRows } from './list.store.ts';

/** An order of the member with everything that its page shows; undefined for other members' orders. */
export function findDetails(tx: Tx, memberId: string, orderId: string) {
  return tx.maybe(
    orderCardRows(tx.shopId)
      .innerJoin('warehouses', shopJoin('warehouses.id', 'orders.warehouseId'))
      .leftJoin('pickupPoints as point', shopJoin('point.id', 'orders.pickupPointId'))
      .select([
        'point.kind as pointKind',
        ...warehouseColumns,
        'channels.partnerName',
        'channels.partnerPhone',
        'channels.partnerUrl',
        'carriers.phone as carrierPhone',
        'carriers.trackingUrl',
      ])
      .where(shopCondition(tx, { 'orders.id': orderId, 'orders.memberId': memberId })),
  );
}

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** The stored packages of an order, in their order. */
export const storedPackages = (tx: Tx, orderId: string) => storedPackagesOfOrders(tx, [orderId]);

/** The stored packages of orders, in their order. */
export async function storedPackagesOfOrders(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'packages', { 'packages.orderId': sql<string>`any(${[...orderIds]}::uuid[])` })
      .leftJoin('carriers', shopJoin('carriers.id', 'packages.carrierId'))
      .selectAll('packages')
      .select(['carriers.name as carrierName', 'carriers.trackingUrl'])
      .orderBy('orderId')
      .orderBy('position'),
  );
}

export type PackageRow = Awaited<ReturnType<typeof storedPackages>>[number];

/** The most events that an order's page shows. */
export const maxShownEvents = 5;

/** The latest tracking events of an order, and also the newest event of each tracking number. Newest first. */
export function latestTrackingEvents(tx: Tx, orderId: string) {
  const ranked = fromShop(tx, 'trackingEvents', { orderId })
    .select(['id', 'number', 'at', 'place', 'zh', 'tw', 'en'])
    .select([
      sql<number>`row_number() over (order by at desc, id desc)`.as('nth'),
      sql<number>`row_number() over (partition by number order by at desc, id desc)`.as('nthOfNumber'),
    ])
    .as('ranked');
  return tx.all(
    db
      .selectFrom(ranked)
      .select(['id', 'number', 'at', 'place', 'zh', 'tw', 'en'])
      .where((eb) => eb.or([eb('nth', '<=', maxShownEvents), eb('nthOfNumber', '=', 1)]))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
  );
}
