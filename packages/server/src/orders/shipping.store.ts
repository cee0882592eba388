import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The orders of these numbers; with `lock`, in id order, nobody else moves them until the transaction ends. */
export function ordersByNumber(tx: Tx, numbers: readonly string[], lock: boolean) {
  if (numbers.length === 0) return Promise.resolve([]);
  const rows = db
    .selectFrom('orders')
    .selectAll()
    .where('shopId', '=', tx.shopId)
    .where('number', 'in', [...numbers])
    .orderBy('id');
  return tx.all(lock ? rows.forUpdate() : rows);
}

/**
 * Which of the forwarding numbers belong to an order already, by forwarding number. With `hold`, whoever asks for the
 * same numbers waits until this transaction ends: of two clerks who type the same one, the second learns of the first.
 */
export async function forwardingNumbersInUse(
  tx: Tx,
  numbers: readonly string[],
  { hold }: { hold: boolean },
): Promise<Map<string, { id: string; number: string }>> {
  if (numbers.length === 0) return new Map();
  if (hold) {
    // In the order of what is locked, all in one trip.
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
  const rows = await tx.all(
    db
      .selectFrom('orders')
      .select(['id', 'number', 'forwardingNumber'])
      .where('shopId', '=', tx.shopId)
      .where('state', '<>', 'cancelled')
      .where('forwardingNumber', 'in', [...numbers])
      .where('forwardingNumber', '<>', ''),
  );
  return new Map(rows.map((row) => [row.forwardingNumber, { id: row.id, number: row.number }]));
}

/**
 * Whether a carrier brings parcels to a point (its kind, and its id where the shop keeps it): it serves the kind, and the
 * point names it or nobody. A store that the shop does not keep is one of a chain.
 */
export function servesPoint(
  { shopId }: Pick<Tx, 'shopId'>,
  point: { kind: Expression<string | null>; id: Expression<string | null> },
) {
  const named = sql`select from pickup_point_carriers named
    where named.shop_id = ${shopId} and named.pickup_point_id = ${point.id}`;
  return sql<boolean>`(coalesce(${point.kind}, 'convenienceStore') = any(carriers.point_kinds)
    and (not exists (${named}) or exists (${named} and named.carrier_id = carriers.id)))`;
}

/** Who of its channel may bring an order where it goes, in its way of delivery; the carrier that it has always may. */
export function carriersOfOrders(tx: Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tx.all(
    db
      .selectFrom('orders')
      .innerJoin('channelCarriers', (join) =>
        join
          .onRef('channelCarriers.shopId', '=', 'orders.shopId')
          .onRef('channelCarriers.channelId', '=', 'orders.channelId')
          .onRef('channelCarriers.deliveryType', '=', 'orders.deliveryType'),
      )
      .leftJoin('pickupPoints as point', (join) =>
        join.onRef('point.shopId', '=', 'orders.shopId').onRef('point.id', '=', 'orders.pickupPointId'),
      )
      .innerJoin('carriers', (join) =>
        join
          .onRef('carriers.shopId', '=', 'channelCarriers.shopId')
          .onRef('carriers.id', '=', 'channelCarriers.carrierId'),
      )
      .select(['orders.id as orderId', 'carriers.id', 'carriers.code', 'carriers.name', 'carriers.active'])
      .where('orders.shopId', '=', tx.shopId)
      .where('orders.id', 'in', [...new Set(orderIds)])
      .where((eb) =>
        eb.or([
          eb('orders.deliveryType', '=', 2),
          eb('carriers.id', '=', eb.ref('orders.carrierId')),
          servesPoint(tx, { kind: eb.ref('point.kind'), id: eb.ref('orders.pickupPointId') }),
        ]),
      )
      .orderBy('carriers.code'),
  );
}

export type OrderCarrier = Awaited<ReturnType<typeof carriersOfOrders>>[number];

/** Corrects how a shipped order travels. False where it is no longer on its way. */
export async function changeShipment(
  tx: Tx,
  orderId: string,
  changes: { forwardingNumber: string; carrierId: string },
): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('orders')
      .set({ ...changes, updatedAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', orderId)
      .where('state', '=', 'awaitingSignature'),
  );
  return changed === 1;
}
