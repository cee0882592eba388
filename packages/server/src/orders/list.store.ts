import { type OrderState, orderStates } from '@crossdock/domain/orders/states.ts';
import type { Span } from '@crossdock/domain/orders/timeFilters.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { counts } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { db, hot } from '../platform/query.ts';

const goodsNames = sql<string[]>`array(
  select distinct goods_name from parcels
  where parcels.shop_id = orders.shop_id and parcels.order_id = orders.id and goods_name <> ''
  order by goods_name
  limit 3
)`;

/** Orders with what a card shows beside them: names, number of packages, one picture. */
export function cardRows() {
  return db
    .selectFrom('orders')
    .innerJoin('channels', (join) =>
      join.onRef('channels.shop_id', '=', 'orders.shop_id').onRef('channels.id', '=', 'orders.channel_id'),
    )
    .innerJoin('carriers', (join) =>
      join.onRef('carriers.shop_id', '=', 'orders.shop_id').onRef('carriers.id', '=', 'orders.carrier_id'),
    )
    .selectAll('orders')
    .select([
      'channels.zh',
      'channels.tw',
      'channels.en',
      'channels.min_days',
      'channels.max_days',
      'carriers.name as carrier_name',
      goodsNames.as('goods_names'),
    ])
    .select((row) => [
      row
        .selectFrom('packages')
        .select((packed) => packed.fn.countAll<number>().as('packed'))
        .whereRef('packages.shop_id', '=', 'orders.shop_id')
        .whereRef('packages.order_id', '=', 'orders.id')
        .$asScalar()
        .as('package_count'),
      row
        .selectFrom('parcels')
        .innerJoin('parcel_photos', (join) =>
          join
            .onRef('parcel_photos.shop_id', '=', 'parcels.shop_id')
            .onRef('parcel_photos.parcel_id', '=', 'parcels.id'),
        )
        .select('parcel_photos.file_id')
        .whereRef('parcels.shop_id', '=', 'orders.shop_id')
        .whereRef('parcels.order_id', '=', 'orders.id')
        .limit(1)
        .$asScalar()
        .as('picture_file_id'),
    ]);
}

type Page = { shopId: string; memberId: string; limit: number; offset: number };

/** The two lists that nearly everybody asks for, compiled once: all of my orders, and those of one state. */
const allOrders = hot((p: Params<Page>) => pageOf(cardRows(), p));
const ordersInState = hot((p: Params<Page & { state: OrderState }>) =>
  pageOf(cardRows().where('orders.state', '=', p.state), p),
);

type Params<P> = { readonly [K in keyof P]: Expression<P[K]> };

function pageOf(rows: ReturnType<typeof cardRows>, p: Params<Page>) {
  return rows
    .where('orders.shop_id', '=', p.shopId)
    .where('orders.member_id', '=', p.memberId)
    .orderBy('orders.id', 'desc')
    .limit(p.limit)
    .offset(p.offset);
}

export interface OrderFilter {
  readonly state?: OrderState | undefined;
  readonly span: Span;
  readonly words: string;
  /** `words` read as an order number, where it can be one. */
  readonly number: string | undefined;
}

export interface Place {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a member's orders, newest first. */
export function pageOfOrders(tx: Tx, memberId: string, filter: OrderFilter, place: Place) {
  const page = { shopId: tx.shopId as string, memberId, ...place };
  if (isPlain(filter)) {
    return filter.state === undefined
      ? tx.hot(allOrders, page)
      : tx.hot(ordersInState, { ...page, state: filter.state });
  }
  return tx.all(
    matching(cardRows(), filter)
      .where('orders.shop_id', '=', tx.shopId)
      .where('orders.member_id', '=', memberId)
      .orderBy('orders.id', 'desc')
      .limit(place.limit)
      .offset(place.offset),
  );
}

export type CardRow = Awaited<ReturnType<typeof pageOfOrders>>[number];

/** Neither time nor words: the counter rows know how many there are. */
export function isPlain(filter: OrderFilter): boolean {
  return filter.words === '' && filter.span.from === null && filter.span.to === null;
}

/** How many orders match, counted up to 10,001. */
export async function countOrders(tx: Tx, memberId: string, filter: OrderFilter): Promise<number> {
  const found = matching(db.selectFrom('orders').select('orders.id'), filter)
    .where('orders.shop_id', '=', tx.shopId)
    .where('orders.member_id', '=', memberId)
    .limit(10_001);
  const row = await tx.one(
    db.selectFrom(found.as('found')).select((some) => some.fn.countAll<number>().as('n')),
  );
  return row.n;
}

interface Filterable<Q> {
  where(condition: Expression<SqlBool>): Q;
}

function matching<Q extends Filterable<Q>>(rows: Q, { state, span, words, number }: OrderFilter): Q {
  let found = rows;
  if (state !== undefined) found = found.where(sql<SqlBool>`orders.state = ${state}`);
  if (span.from !== null) found = found.where(sql<SqlBool>`orders.created_at >= ${span.from}`);
  if (span.to !== null) found = found.where(sql<SqlBool>`orders.created_at < ${span.to}`);
  if (words !== '') {
    const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    found = found.where(
      sql<SqlBool>`(orders.number = ${number ?? words} or orders.number ilike ${part}
        or orders.consignee ilike ${part} or orders.forwarding_number ilike ${part})`,
    );
  }
  return found;
}

/** The member's orders in each state, from the counter rows. */
export async function countsByState(tx: Tx, memberId: string): Promise<Record<OrderState, number>> {
  const rows = await counts(tx, memberId);
  const pairs = orderStates.map((state) => [state, rows[`order.${state}`] ?? 0] as const);
  return Object.fromEntries(pairs) as Record<OrderState, number>;
}

/**
 * What the member's orders that await payment still cost, in minor units, without those for which a transfer was reported;
 * and how many those are.
 */
export async function moneyDue(tx: Tx, memberId: string): Promise<{ due: number; reported: number }> {
  const named = sql<boolean>`exists (select from bank_transfers where bank_transfers.shop_id = orders.shop_id
    and bank_transfers.member_id = orders.member_id and bank_transfers.state = 'pending'
    and orders.id = any (bank_transfers.order_ids))`;
  return tx.one(
    db
      .selectFrom('orders')
      .select([
        sql<number>`coalesce(sum(coalesce(bill_total_minor, quote_total_minor) - paid_minor)
          filter (where not ${named}), 0)::bigint`.as('due'),
        sql<number>`count(*) filter (where ${named})`.as('reported'),
      ])
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'awaitingPayment'),
  );
}
