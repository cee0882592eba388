import { type OrderState, orderStates } from '@crossdock/domain/orders/states.ts';
import type { TimeSpan } from '@crossdock/domain/orders/timeFilters.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { readSearch } from '@crossdock/domain/searchText.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { memberCounters } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { isDeepPage, pageBounds } from '../platform/keyset.ts';
import { containsPattern } from '../platform/likePattern.ts';
import type { Paging } from '../platform/paging.ts';
import { compileStatement, db } from '../platform/query.ts';
import { countRows, fromShop } from '../platform/rows.ts';
import { packageCount } from '../platform/sharedColumns.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/**
 * The goods in an order. For a cancelled order, the goods that were in it, even if their parcels are on the
 * shelf or in another order now.
 */
const goodsNames = (shopId: string | Expression<string>) => sql<string[]>`array(
  select goods_name from parcels
  where parcels.shop_id = ${shopId} and parcels.order_id = orders.id and goods_name <> ''
  union
  select goods_name from parcels
  where parcels.shop_id = ${shopId} and parcels.id = any (orders.released_parcel_ids) and goods_name <> ''
  order by goods_name
  limit 3
)`;

/** Orders joined with their channel and carrier. */
export function joinedOrders() {
  return db
    .selectFrom('orders')
    .innerJoin('channels', shopJoin('channels.id', 'orders.channelId'))
    .innerJoin('carriers', shopJoin('carriers.id', 'orders.carrierId'));
}

/** Orders with the names of their channel and carrier. */
function ordersWithNames() {
  return joinedOrders()
    .selectAll('orders')
    .select(['channels.zh', 'channels.tw', 'channels.en', 'carriers.name as carrierName']);
}

/**
 * How many packages of an order in transit have left, arrived or been lost. Older versions did not update package
 * states; for such an order, all packages count as sent.
 */
export function shippedPackageCounts(shopId: string | Expression<string>) {
  const packages = sql`from packages where packages.shop_id = ${shopId} and packages.order_id = orders.id`;
  const left = sql`(select count(*) filter (where state <> 'packed') ${packages})`;
  const all = sql`(select count(*) ${packages})`;
  return [
    sql<number>`case when orders.state <> 'awaitingSignature' then 0
      when orders.partly_shipped then ${left} else ${all} end`.as('shippedCount'),
    sql<number>`case when orders.state <> 'awaitingSignature' then 0
      else (select count(*) ${packages} and packages.state = 'delivered') end`.as('arrivedCount'),
    sql<number>`case when orders.state not in ('awaitingSignature', 'signed') then 0
      else (select count(*) ${packages} and packages.state = 'lost') end`.as('lostCount'),
  ] as const;
}

/**
 * The latest tracking text for each number of an order in transit. Numbers whose packages are all done are
 * left out.
 */
const lastReports = (shopId: string | Expression<string>) =>
  sql<string[]>`case when orders.state <> 'awaitingSignature' then '{}'::text[] else array(
    select distinct on (events.number) events.tw from tracking_events as events
    where events.shop_id = ${shopId} and events.order_id = orders.id
      and not coalesce((select bool_and(packages.state in ('delivered', 'lost')) from packages
        where packages.shop_id = ${shopId} and packages.order_id = orders.id
          and events.number = any(packages.forwarding_number || packages.former_numbers)), false)
    order by events.number, events.at desc, events.id desc) end`.as('lastReports');

/** How many lost packages of a signed order were found after the others arrived, and are in transit now. */
export const packagesFoundLaterCount = (shopId: string) =>
  sql<number>`case when orders.state <> 'signed' then 0 else (
    select case when count(*) filter (where state = 'delivered') > 0 then count(*) filter (where state = 'shipped') else 0 end
    from packages where packages.shop_id = ${shopId} and packages.order_id = orders.id) end`.as(
    'foundLaterCount',
  );

/** Orders with everything that a card shows: names, number of packages, one photo. */
export function orderCardRows(shopId: string | Expression<string>) {
  return ordersWithNames()
    .select(['channels.minDays', 'channels.maxDays', goodsNames(shopId).as('goodsNames')])
    .select(shippedPackageCounts(shopId))
    .select(lastReports(shopId))
    .select(packageCount(shopId).as('packageCount'))
    .select((row) => [
      row
        .selectFrom('parcels')
        .innerJoin('parcelPhotos', shopJoin('parcelPhotos.parcelId', 'parcels.id'))
        .select('parcelPhotos.fileId')
        .where('parcels.shopId', '=', shopId)
        .whereRef('parcels.orderId', '=', 'orders.id')
        .limit(1)
        .$asScalar()
        .as('pictureFileId'),
    ]);
}

type Page = { shopId: string; memberId: string; before: string; limit: number; offset: number };

/** Compiled statements for the two most frequent lists: all of a member's orders, and those of one state. */
const allOrders = compileStatement((p: Params<Page>) => pageOf(orderCardRows(p.shopId), p));
const ordersInState = compileStatement((p: Params<Page & { state: OrderState }>) =>
  pageOf(orderCardRows(p.shopId).where('orders.state', '=', p.state), p),
);

type Params<P> = { readonly [K in keyof P]: Expression<P[K]> };

function pageOf(rows: ReturnType<typeof orderCardRows>, p: Params<Page>) {
  return rows
    .where(shopCondition(p, { 'orders.memberId': p.memberId }))
    .where('orders.id', '<', p.before)
    .orderBy('orders.id', 'desc')
    .limit(p.limit)
    .offset(p.offset);
}

export interface OrderFilter {
  readonly state?: OrderState | undefined;
  readonly span: TimeSpan;
  readonly words: string;
  /** `words` as an order number, if the words can be one. */
  readonly number: string | undefined;
}

/** One page of a member's orders, newest first, and one more row if there are more. */
export function pageOfOrders(tx: Tx, memberId: string, filter: OrderFilter, paging: Paging) {
  const page = { shopId: tx.shopId, memberId, ...pageBounds(paging) };
  if (isUnfiltered(filter) && !isDeepPage(page)) {
    return filter.state === undefined
      ? tx.compiled(allOrders, page)
      : tx.compiled(ordersInState, { ...page, state: filter.state });
  }
  return tx.all(
    orderCardRows(tx.shopId)
      .where('orders.shopId', '=', tx.shopId)
      .where('orders.id', 'in', (from) =>
        matching(tx, from.selectFrom('orders').select('orders.id'), filter)
          .where(shopCondition(tx, { 'orders.memberId': memberId }))
          .where('orders.id', '<', page.before)
          .orderBy('orders.id', 'desc')
          .limit(page.limit)
          .offset(page.offset),
      )
      .orderBy('orders.id', 'desc'),
  );
}

export type OrderCardRow = Awaited<ReturnType<typeof pageOfOrders>>[number];

/** Whether the counter rows contain the number of matches, because the filter has neither a period nor words. */
export function isUnfiltered(filter: OrderFilter): boolean {
  return filter.words === '' && filter.span.from === null && filter.span.to === null;
}

/** How many orders match, counted up to 10,001. */
export async function countOrders(tx: Tx, memberId: string, filter: OrderFilter): Promise<number> {
  const found = matching(tx, db.selectFrom('orders').select('orders.id'), filter)
    .where(shopCondition(tx, { 'orders.memberId': memberId }))
    .limit(10_001);
  return countRows(tx, db.selectFrom(found.as('found')));
}

/** Orders with a parcel whose courier number contains these characters. */
function carries(tx: Tx, number: string) {
  if (number === '') return sql<SqlBool>`false`;
  const found = sql`select from parcels where parcels.shop_id = ${tx.shopId}
    and parcels.bill_code like ${containsPattern(number)}`;
  return sql<SqlBool>`(exists (${found} and parcels.order_id = orders.id)
    or exists (${found} and parcels.id = any (orders.released_parcel_ids)))`;
}

interface Filterable<Q> {
  where(condition: Expression<SqlBool>): Q;
}

function matching<Q extends Filterable<Q>>(tx: Tx, rows: Q, { state, span, words, number }: OrderFilter): Q {
  let found = rows;
  if (state !== undefined) found = found.where(sql<SqlBool>`orders.state = ${state}`);
  if (span.from !== null) found = found.where(sql<SqlBool>`orders.created_at >= ${span.from}`);
  if (span.to !== null) found = found.where(sql<SqlBool>`orders.created_at < ${span.to}`);
  if (words !== '') {
    const part = containsPattern(words);
    found = found.where(
      sql<SqlBool>`(orders.number = ${number ?? words} or orders.number ilike ${part}
        or orders.consignee ilike ${part} or orders.forwarding_number ilike ${part}
        or exists (select from packages where packages.shop_id = ${tx.shopId} and packages.order_id = orders.id
          and packages.forwarding_number ilike ${part})
        or ${carries(tx, readSearch(words).number)})`,
    );
  }
  return found;
}

/** The number of the member's orders in each state, from the counter rows. */
export async function countsByState(tx: Tx, memberId: string): Promise<Record<OrderState, number>> {
  const rows = await memberCounters(tx, memberId);
  return recordOf(orderStates, (state) => rows[`order.${state}`] ?? 0);
}

/**
 * The amount that the member still owes for orders that await payment, in minor units, and how many these
 * are. Orders with a reported transfer are left out.
 */
export async function moneyDue(tx: Tx, memberId: string): Promise<{ due: number; reported: number }> {
  const named = sql<boolean>`exists (select from bank_transfers where bank_transfers.shop_id = ${tx.shopId}
    and bank_transfers.member_id = orders.member_id and bank_transfers.state = 'pending'
    and orders.id = any (bank_transfers.order_ids))`;
  return tx.one(
    fromShop(tx, 'orders', { memberId, state: 'awaitingPayment' }).select([
      sql<number>`coalesce(sum(coalesce(bill_total_minor, quote_total_minor) - paid_minor)
          filter (where not ${named}), 0)::bigint`.as('due'),
      sql<number>`count(*) filter (where ${named})`.as('reported'),
    ]),
  );
}
