import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { cardRows } from './list.store.ts';

/** One order of the member with what its page shows beside it; undefined where it is not theirs. */
export function findDetails(tx: Tx, memberId: string, orderId: string) {
  return tx.maybe(
    cardRows()
      .innerJoin('warehouses', (join) =>
        join
          .onRef('warehouses.shop_id', '=', 'orders.shop_id')
          .onRef('warehouses.id', '=', 'orders.warehouse_id'),
      )
      .select([
        'warehouses.name as warehouse_name',
        'warehouses.names as warehouse_names',
        'channels.partner_name',
        'channels.partner_phone',
        'channels.partner_url',
        'carriers.phone as carrier_phone',
        'carriers.tracking_url',
      ])
      .where('orders.shop_id', '=', tx.shopId)
      .where('orders.id', '=', orderId)
      .where('orders.member_id', '=', memberId),
  );
}

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** An order's packages in their order. */
export function packagesOf(tx: Tx, orderId: string) {
  return tx.all(
    db
      .selectFrom('packages')
      .selectAll()
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId)
      .orderBy('position'),
  );
}

export type PackageRow = Awaited<ReturnType<typeof packagesOf>>[number];

const excerptLength = 5;

/** The latest tracking events of an order, newest first. */
export function latestEvents(tx: Tx, orderId: string) {
  return tx.all(
    db
      .selectFrom('tracking_events')
      .select(['at', 'place', 'zh', 'tw', 'en'])
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(excerptLength),
  );
}
