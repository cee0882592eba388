import { openOrderStates } from '@crossdock/domain/orders/desk.ts';
import type { OrderState } from '@crossdock/domain/orders/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { countedAtMost, type Paging, pageOf } from '../platform/paging.ts';
import { q } from '../platform/query.ts';

/** Since when an order has been in its state; the id breaks ties, so the first of the index is the longest waiting. */
const waitingSince = sql<string>`case orders.state
  when 'processing' then greatest(orders.created_at, orders.paid_at)
  when 'awaitingPayment' then coalesce(orders.packed_at, orders.created_at)
  when 'awaitingShipment' then coalesce(greatest(orders.packed_at, orders.paid_at), orders.created_at)
  when 'awaitingSignature' then coalesce(orders.shipped_at, orders.created_at)
  when 'signed' then coalesce(orders.signed_at, orders.updated_at)
  else coalesce(orders.cancelled_at, orders.updated_at) end`;

/** Orders with the names that a desk shows beside them. */
function deskRows(tx: Tx) {
  return q
    .selectFrom('orders')
    .innerJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'orders.shop_id').onRef('members.id', '=', 'orders.member_id'),
    )
    .innerJoin('warehouses', (join) =>
      join
        .onRef('warehouses.shop_id', '=', 'orders.shop_id')
        .onRef('warehouses.id', '=', 'orders.warehouse_id'),
    )
    .innerJoin('channels', (join) =>
      join.onRef('channels.shop_id', '=', 'orders.shop_id').onRef('channels.id', '=', 'orders.channel_id'),
    )
    .innerJoin('carriers', (join) =>
      join.onRef('carriers.shop_id', '=', 'orders.shop_id').onRef('carriers.id', '=', 'orders.carrier_id'),
    )
    .selectAll('orders')
    .select([
      'members.account',
      'members.name as member_name',
      'members.random_name',
      'members.phone as member_phone',
      'warehouses.name as warehouse_name',
      'channels.zh',
      'channels.tw',
      'channels.en',
      'carriers.name as carrier_name',
      'carriers.code as carrier_code',
      'carriers.tracking_url',
      waitingSince.as('waiting_since'),
    ])
    .select((row) =>
      row
        .selectFrom('packages')
        .select((packed) => packed.fn.countAll<number>().as('packed'))
        .whereRef('packages.shop_id', '=', 'orders.shop_id')
        .whereRef('packages.order_id', '=', 'orders.id')
        .$asScalar()
        .as('package_count'),
    )
    .where('orders.shop_id', '=', tx.shopId);
}

export function deskOrderById(tx: Tx, orderId: string) {
  return tx.maybe(deskRows(tx).where('orders.id', '=', orderId));
}

export type DeskRow = NonNullable<Awaited<ReturnType<typeof deskOrderById>>>;

export interface DeskFilter {
  readonly state?: OrderState | undefined;
  readonly warehouseId?: string | undefined;
  readonly channelId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  /** `words` read as an order number, where it can be one. */
  readonly number?: string | undefined;
}

/** A page of the shop's orders: the longest waiting first, and what is done or cancelled newest first. */
export function pageOfDesk(tx: Tx, filter: DeskFilter, paging: Paging) {
  const open = openOrderStates.some((state) => state === filter.state);
  return pageOf(tx, matching(tx, filter).orderBy('orders.id', open ? 'asc' : 'desc'), paging);
}

function matching(tx: Tx, { state, warehouseId, channelId, memberId, words, number }: DeskFilter) {
  let rows = deskRows(tx);
  if (state) rows = rows.where('orders.state', '=', state);
  if (warehouseId) rows = rows.where('orders.warehouse_id', '=', warehouseId);
  if (channelId) rows = rows.where('orders.channel_id', '=', channelId);
  if (memberId) rows = rows.where('orders.member_id', '=', memberId);
  if (!words) return rows;
  const upper = words.toUpperCase();
  return rows.where((eb) =>
    eb.or([
      eb('orders.number', '=', number ?? upper),
      eb('orders.forwarding_number', '=', upper),
      eb('orders.consignee', 'like', `${words.replace(/[\\%_]/g, '\\$&')}%`),
      eb('orders.phone', '=', words),
      eb('orders.member_id', 'in', membersCalled(tx, words)),
    ]),
  );
}

function membersCalled(tx: Tx, words: string) {
  return q
    .selectFrom('members')
    .select('members.id')
    .where('members.shop_id', '=', tx.shopId)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['members.account']), '=', words.toLowerCase()),
        eb('members.random_name', '=', words.toUpperCase()),
        eb('members.phone', '=', words),
        eb('members.name', '=', words),
      ]),
    );
}

/** How many orders wait in each open state, counted up to 10,000, and since when the longest. One round trip. */
export async function waitingOrders(tx: Tx) {
  const rows = await Promise.all(
    openOrderStates.map((state) => {
      const found = q
        .selectFrom('orders')
        .select(waitingSince.as('since'))
        .where('orders.shop_id', '=', tx.shopId)
        .where('orders.state', '=', state)
        .orderBy('orders.id')
        .limit(countedAtMost)
        .as('found');
      return tx.one(
        q.selectFrom(found).select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('since').as('since')]),
      );
    }),
  );
  return openOrderStates.map((state, at) => ({
    state,
    count: rows[at]?.n ?? 0,
    oldestAt: rows[at]?.since ?? null,
  }));
}

/** The order of an order number or of a forwarding number. */
export function deskOrderByNumber(tx: Tx, { number, written }: { number: string; written: string }) {
  return tx.maybe(
    deskRows(tx)
      .where((eb) => eb.or([eb('orders.number', '=', number), eb('orders.forwarding_number', '=', written)]))
      .orderBy('orders.id', 'desc')
      .limit(1),
  );
}

/** Orders that wait to be shipped, the longest waiting first. */
export function ordersToShip(tx: Tx, channelId: string | undefined, limit: number) {
  return tx.all(matching(tx, { state: 'awaitingShipment', channelId }).orderBy('orders.id').limit(limit));
}

/** The parcels of orders with where they lie. */
export function parcelsToPick(tx: Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tx.all(
    q
      .selectFrom('parcels')
      .innerJoin('orders', (join) =>
        join.onRef('orders.shop_id', '=', 'parcels.shop_id').onRef('orders.id', '=', 'parcels.order_id'),
      )
      .innerJoin('warehouses', (join) =>
        join
          .onRef('warehouses.shop_id', '=', 'orders.shop_id')
          .onRef('warehouses.id', '=', 'orders.warehouse_id'),
      )
      .select([
        'parcels.id',
        'parcels.shelf_code',
        'parcels.bill_code',
        'parcels.goods_name',
        'parcels.weight_g',
        'orders.id as order_id',
        'orders.number as order_number',
        'warehouses.name as warehouse_name',
      ])
      .where('parcels.shop_id', '=', tx.shopId)
      .where('parcels.order_id', 'in', [...orderIds])
      .orderBy('parcels.id'),
  );
}

/** What the desk knows of an order's parcels beyond what the member is shown. */
export async function shelvesOf(tx: Tx, orderId: string) {
  const rows = await tx.all(
    q
      .selectFrom('parcels')
      .select(['id', 'shelf_code', 'remark'])
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
