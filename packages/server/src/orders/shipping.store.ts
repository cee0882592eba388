import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { changeRows, fromShop } from '../platform/rows.ts';
import { shopJoin, subqueryShopJoin } from '../platform/shopJoin.ts';

/** The orders with these numbers; with `lock`, locked in id order. */
export function ordersByNumber(tx: Tx, numbers: readonly string[], lock: boolean) {
  const rows = fromShop(tx, 'orders', { number: numbers }).selectAll().orderBy('id');
  return tx.all(lock ? rows.forUpdate() : rows);
}

/**
 * The tracking numbers that already belong to an order. With `hold`, other callers with the same numbers wait until
 * this transaction ends: if two clerks type the same number, the second finds it in use.
 */
export async function forwardingNumbersInUse(
  tx: Tx,
  numbers: readonly string[],
  { hold }: { hold: boolean },
): Promise<Map<string, { id: string; number: string }>> {
  if (numbers.length === 0) return new Map();
  if (hold) {
    // The locks are taken in the order of their keys, all in one round trip.
    const keys = numbers.map((number) => `forwarding ${tx.shopId} ${number}`);
    await tx.run(
      db
        .selectFrom(
          sql<{ key: number }>`(select distinct hashtextextended(name, 0) as key
            from unnest(${keys}::text[]) as name order by 1)`.as('wanted'),
        )
        .select(sql`pg_advisory_xact_lock(key)`.as('held')),
    );
  }
  const rows = await tx.all(ordersWith(tx, numbers).where('orders.state', '<>', 'cancelled'));
  return new Map(rows.map(({ forwardingNumber, id, number }) => [forwardingNumber, { id, number }]));
}

/** The orders with one of these tracking numbers, of the whole order or of a package. */
function ordersWith(tx: Tx, numbers: readonly string[]) {
  const wanted = [...numbers];
  const named = sql<{ orderId: string; forwardingNumber: string }>`(
    select id as order_id, forwarding_number from orders
    where shop_id = ${tx.shopId} and forwarding_number = any(${wanted}::text[]) and forwarding_number <> ''
    union
    select order_id, forwarding_number from packages
    where shop_id = ${tx.shopId} and forwarding_number = any(${wanted}::text[]) and forwarding_number <> ''
  )`.as<'named'>('named');
  return db
    .selectFrom(named)
    .innerJoin('orders', subqueryShopJoin(tx, 'orders.id', 'named.orderId'))
    .select(['named.forwardingNumber', 'orders.id', 'orders.number']);
}

/**
 * Whether a carrier delivers to a point: it serves the point's kind, and the point names this carrier or
 * none. A store that the shop does not list belongs to a chain.
 */
export function deliversToPointCondition(
  { shopId }: Pick<Tx, 'shopId'>,
  point: { kind: Expression<string | null>; id: Expression<string | null> },
) {
  const named = sql`select from pickup_point_carriers named
    where named.shop_id = ${shopId} and named.pickup_point_id = ${point.id}`;
  return sql<boolean>`(coalesce(${point.kind}, 'convenienceStore') = any(carriers.point_kinds)
    and (not exists (${named}) or exists (${named} and named.carrier_id = carriers.id)))`;
}

/** The carriers that can deliver each of these orders: those of its channel, and always its current one. */
export function carriersOfOrders(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'orders', { 'orders.id': [...new Set(orderIds)] })
      .innerJoin('channelCarriers', (join) =>
        join
          .onRef('channelCarriers.shopId', '=', 'orders.shopId')
          .onRef('channelCarriers.channelId', '=', 'orders.channelId')
          .onRef('channelCarriers.deliveryType', '=', 'orders.deliveryType'),
      )
      .leftJoin('pickupPoints as point', shopJoin('point.id', 'orders.pickupPointId'))
      .innerJoin('carriers', shopJoin('carriers.id', 'channelCarriers.carrierId'))
      .select(['orders.id as orderId', 'carriers.id', 'carriers.code', 'carriers.name', 'carriers.active'])
      .where((eb) =>
        eb.or([
          eb('orders.deliveryType', '=', 2),
          eb('carriers.id', '=', eb.ref('orders.carrierId')),
          deliversToPointCondition(tx, { kind: eb.ref('point.kind'), id: eb.ref('orders.pickupPointId') }),
        ]),
      )
      .orderBy('carriers.code'),
  );
}

export type OrderCarrier = Awaited<ReturnType<typeof carriersOfOrders>>[number];

/** Changes the shipment details of an order in transit. */
export async function changeShipment(
  tx: Tx,
  orderId: string,
  changes: { forwardingNumber: string; carrierId: string; shippedAt: string | null; partlyShipped: boolean },
): Promise<void> {
  await changeRows(
    tx,
    'orders',
    { id: orderId, state: 'awaitingSignature' },
    { ...changes, updatedAt: tx.now },
  );
}
