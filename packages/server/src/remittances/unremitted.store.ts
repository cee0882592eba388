import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const dayMs = 86_400_000;
/** Orders delivered longer ago were settled before there were lists, or are written off. */
const lookBackDays = 180;

export interface UnremittedFilters {
  /** The minimum number of days since delivery. */
  readonly lateDays: number;
  readonly carrierId?: string | undefined;
  readonly words?: string | undefined;
}

/** Delivered orders whose collected money is booked, and to which no line of a list refers. */
function unremitted(tx: Tx, { lateDays, carrierId, words }: UnremittedFilters) {
  const daysAgo = (days: number) => tx.earlier(days * dayMs);
  let rows = fromShop(tx, 'orders', { 'orders.cashOnDelivery': true })
    .innerJoin('carriers', shopJoin('carriers.id', 'orders.carrierId'))
    .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ledgerTransfers')
          .select(sql<number>`sum(amount_minor)::bigint`.as('collectedMinor'))
          .where('ledgerTransfers.shopId', '=', tx.shopId)
          .whereRef('ledgerTransfers.orderId', '=', 'orders.id')
          .where('ledgerTransfers.kind', '=', 'cashReceived')
          .as('collected'),
      (join) => join.on('collected.collectedMinor', '>', 0),
    )
    .where('orders.signedAt', 'is not', null)
    .where('orders.signedAt', '<=', daysAgo(lateDays))
    .where('orders.signedAt', '>=', daysAgo(lookBackDays))
    .where(
      sql<boolean>`not exists (select from remittance_lines as line where line.shop_id = ${tx.shopId} and line.order_id = orders.id)`,
    )
    .where(
      sql<boolean>`not exists (select from remittance_lines as line where line.shop_id = ${tx.shopId}
        and line.order_number = orders.number and line.state <> 'accepted')`,
    )
    .where(
      sql<boolean>`not exists (select from remittance_lines as line where line.shop_id = ${tx.shopId}
        and line.tracking_number = orders.forwarding_number and line.tracking_number <> ''
        and line.carrier_id = orders.carrier_id and line.state <> 'accepted')`,
    )
    .where(
      sql<boolean>`not exists (select from packages box join remittance_lines line on line.shop_id = ${tx.shopId}
        and line.tracking_number = box.forwarding_number and line.carrier_id = box.carrier_id and line.state <> 'accepted'
        where box.shop_id = ${tx.shopId} and box.order_id = orders.id and box.forwarding_number <> '')`,
    );
  if (carrierId) rows = rows.where('orders.carrierId', '=', carrierId);
  if (words) {
    const some = containsPattern(words);
    rows = rows.where((eb) =>
      eb.or([eb('orders.number', 'ilike', some), eb('orders.forwardingNumber', 'ilike', some)]),
    );
  }
  return rows;
}

const shown = (tx: Tx, filters: UnremittedFilters) =>
  unremitted(tx, filters)
    .select([
      'orders.id',
      'orders.number',
      'orders.carrierId',
      'carriers.name as carrierName',
      'orders.forwardingNumber',
      'orders.memberId',
      'members.name as memberName',
      'collected.collectedMinor',
      sql<string>`orders.signed_at`.as('signedAt'),
    ])
    .orderBy('orders.signedAt')
    .orderBy('orders.id');

export const pageOfUnremittedOrders = (tx: Tx, filters: UnremittedFilters & Paging) =>
  pageOf(tx, shown(tx, filters), filters);

export const firstUnremittedOrders = (tx: Tx, filters: UnremittedFilters, atMost: number) =>
  tx.all(shown(tx, filters).limit(atMost));

export type UnremittedRow = Awaited<ReturnType<typeof firstUnremittedOrders>>[number];

/** The late amounts by carrier, largest first. */
export const sumUnremittedByCarrier = (tx: Tx, filters: UnremittedFilters) =>
  tx.all(
    unremitted(tx, filters)
      .select(['orders.carrierId as id', 'carriers.name'])
      .select([
        sql<number>`count(*)::int`.as('orderCount'),
        sql<number>`sum(collected.collected_minor)::bigint`.as('collectedMinor'),
        sql<string>`min(orders.signed_at)`.as('oldestAt'),
      ])
      .groupBy(['orders.carrierId', 'carriers.name'])
      .orderBy('collectedMinor', 'desc')
      .orderBy('orders.carrierId'),
  );
