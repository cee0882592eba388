import type { OrderSort } from '@crossdock/contract/orders/listFilters.ts';
import type { SortOrder } from '@crossdock/contract/wire/lists.ts';
import { openOrderStates } from '@crossdock/domain/orders/desk.ts';
import type { OrderState } from '@crossdock/domain/orders/states.ts';
import { readSearch } from '@crossdock/domain/searchText.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { memberIdsMatching, membersOfStaff } from '../platform/memberSearch.ts';
import { maxTotal, type Paging, pageByIds } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop } from '../platform/rows.ts';
import { idsByNumberPart } from '../platform/searchParts.ts';
import { selectOrderIdsByNumbers } from '../platform/selectOrderIdsByNumbers.ts';
import { packageCount } from '../platform/sharedColumns.ts';
import { shopJoin, subqueryShopJoin } from '../platform/shopJoin.ts';
import { joinedOrders, packagesFoundLaterCount, shippedPackageCounts } from './list.store.ts';

/**
 * The time at which an order entered its state. The id breaks ties, so the first row of the index has waited longest.
 */
const waitingSince = sql<string>`case orders.state
  when 'processing' then greatest(orders.created_at, orders.paid_at)
  when 'awaitingPayment' then coalesce(orders.packed_at, orders.created_at)
  when 'awaitingShipment' then coalesce(greatest(orders.packed_at, orders.paid_at), orders.created_at)
  when 'awaitingSignature' then coalesce(orders.shipped_at, orders.created_at)
  when 'signed' then coalesce(orders.signed_at, orders.updated_at)
  else coalesce(orders.cancelled_at, orders.updated_at) end`;

/** Orders joined with the tables that contain the names for staff. */
function joinedForStaff() {
  return joinedOrders()
    .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
    .innerJoin('warehouses', shopJoin('warehouses.id', 'orders.warehouseId'));
}

/** Orders with the names that a desk shows. */
function deskRows(tx: Tx) {
  return joinedForStaff()
    .leftJoin('vipOrders', shopJoin('vipOrders.orderId', 'orders.id'))
    .selectAll('orders')
    .select([
      ...(['channels.zh', 'channels.tw', 'channels.en', 'carriers.name as carrierName'] as const),
      'vipOrders.id as vipOrderId',
      'members.account',
      'members.name as memberName',
      'members.randomName',
      'members.phone as memberPhone',
      'warehouses.name as warehouseName',
      'carriers.code as carrierCode',
      'carriers.trackingUrl',
      'channels.minDays',
      'channels.maxDays',
      waitingSince.as('waitingSince'),
    ])
    .select(packageCount(tx.shopId).as('packageCount'))
    .select(shippedPackageCounts(tx.shopId))
    .select(packagesFoundLaterCount(tx.shopId))
    .where('orders.shopId', '=', tx.shopId);
}

/** Orders with the columns of the list's table. */
function tableRows(tx: Tx) {
  return joinedForStaff()
    .select([
      ...(['orders.number', 'orders.state', 'orders.consignee', 'orders.country', 'orders.remark'] as const),
      ...(['orders.parcelCount', 'orders.billingWeightG', 'orders.realWeightG'] as const),
      ...(['orders.forwardingNumber', 'orders.createdAt', 'orders.paidMinor'] as const),
      ...(['orders.billTotalMinor', 'orders.quoteTotalMinor'] as const),
      ...(['channels.zh', 'channels.tw', 'channels.en', 'carriers.name as carrierName'] as const),
      ...(['members.name as memberName', 'members.randomName', 'warehouses.name as warehouseName'] as const),
      waitingSince.as('waitingSince'),
    ])
    .where('orders.shopId', '=', tx.shopId);
}

export function deskOrderById(tx: Tx, orderId: string) {
  return tx.maybe(deskRows(tx).where('orders.id', '=', orderId));
}

export type DeskOrderRow = NonNullable<Awaited<ReturnType<typeof deskOrderById>>>;

export interface DeskFilter {
  readonly state?: OrderState | undefined;
  readonly warehouseId?: string | undefined;
  readonly channelId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly carrierId?: string | undefined;
  readonly country?: string | undefined;
  /** The member's customer service or salesperson. */
  readonly careTakerId?: string | undefined;
  readonly made?: RequestedPeriod | undefined;
  readonly words?: string | undefined;
  /** `words` as an order number, if the words can be one. */
  readonly number?: string | undefined;
}

interface Sorting {
  readonly sort?: OrderSort | undefined;
  readonly order?: SortOrder | undefined;
}

const sorts = {
  created: sql`orders.id`,
  waiting: waitingSince,
  due: sql`coalesce(orders.bill_total_minor, orders.quote_total_minor) - orders.paid_minor`,
  weight: sql`orders.billing_weight_g`,
} as const satisfies Record<OrderSort, unknown>;

/** The default order: open orders by waiting time, longest first; finished or cancelled ones newest first. */
function defaultSorting({ state }: DeskFilter): Required<Sorting> {
  return openOrderStates.some((open) => open === state)
    ? { sort: 'waiting', order: 'asc' }
    : { sort: 'created', order: 'desc' };
}

/** A page of the shop's orders and their number, counted to 10,000. */
export async function pageOfDeskOrders(
  tx: Tx,
  filter: DeskFilter,
  { sort, order, ...paging }: Paging & Sorting,
) {
  const { by, ...found } = listed(tx, filter, { sort, order });
  const rowsOf = (some: typeof found.ids) =>
    deskRows(tx)
      .where('orders.id', 'in', some)
      .orderBy(sorts[by.sort], by.order)
      .orderBy('orders.id', by.order);
  const { rows: list, page } = await pageByIds(tx, { ...found, rowsOf }, paging);
  return { list, ...page };
}

/** A page of the list with only the columns of its table: no packages, and no subqueries for the single rows. */
export async function pageOfOrderTable(
  tx: Tx,
  filter: DeskFilter,
  { sort, order, ...paging }: Paging & Sorting,
) {
  const { by, ...found } = listed(tx, filter, { sort, order });
  const { sort: key, order: direction } = by;
  const rowsOf = (ids: typeof found.ids) => {
    const rows = tableRows(tx).where('orders.id', 'in', ids);
    return rows.orderBy(sorts[key], direction).orderBy('orders.id', direction);
  };
  const { rows: list, page } = await pageByIds(tx, { ...found, rowsOf }, paging);
  return { list, ...page };
}
export type OrderTableRow = Awaited<ReturnType<typeof pageOfOrderTable>>['list'][number];

/** The query for the ids of the list in their order, and the query whose rows are counted for the total. */
function listed(tx: Tx, filter: DeskFilter, { sort, order }: Sorting) {
  const usual = defaultSorting(filter);
  const by = { sort: sort ?? usual.sort, order: order ?? (sort === 'waiting' ? 'asc' : usual.order) };
  return {
    by,
    ids: sortedIds(tx, filter, by),
    counted: matching(tx, filter),
    isPart: by.sort !== 'created' || Boolean(filter.words),
  };
}

/**
 * The ids in the list's order. If the list is sorted by creation, they come from the index, which can be read to any
 * depth. For any other sorting, only the newest orders are sorted, or the oldest if the longest waiting come first,
 * up to the number to which the list is counted.
 */
function sortedIds(tx: Tx, filter: DeskFilter, { sort, order }: Required<Sorting>) {
  if (sort === 'created') return matching(tx, filter).orderBy('orders.id', order);
  const oldest = sort === 'waiting' && order === 'asc';
  const some = matching(tx, filter)
    .orderBy('orders.id', oldest ? 'asc' : 'desc')
    .limit(maxTotal)
    .as('some');
  return db
    .selectFrom(some)
    .innerJoin('orders', subqueryShopJoin(tx, 'orders.id', 'some.id'))
    .select('orders.id')
    .orderBy(sorts[sort], order)
    .orderBy('orders.id', order);
}

/** An order in transit also counts as waiting to be shipped while some of its packages have not left. */
const waitsIn = (state: OrderState) =>
  state === 'awaitingShipment'
    ? sql<boolean>`(orders.state = 'awaitingShipment' or (orders.partly_shipped and orders.state = 'awaitingSignature'))`
    : sql<boolean>`orders.state = ${state}`;

function matching(tx: Tx, filter: DeskFilter) {
  const { state, warehouseId, channelId, memberId, carrierId, country, careTakerId, words, number } = filter;
  let rows = fromShop(tx, 'orders').select('orders.id');
  if (state) rows = rows.where(waitsIn(state));
  rows = filteredBy(rows, 'orders', { warehouseId, channelId, memberId, carrierId, country });
  if (careTakerId) rows = rows.where('orders.memberId', 'in', membersOfStaff(tx, careTakerId));
  rows = rowsCreatedInPeriod(rows, 'orders.id', filter.made);
  return words ? rows.where('orders.id', 'in', foundBy(tx, words, number)) : rows;
}

/** Orders that match the words: one search per index, because no index answers an OR over all of them. */
function foundBy(tx: Tx, words: string, exact: string | undefined) {
  const { number, phoneEnds } = readSearch(words);
  const ofShop = fromShop(tx, 'orders').select('orders.id');
  const some = (rows: typeof ofShop) => db.selectFrom(rows.limit(maxTotal).as('some')).select('some.id');
  let found = some(ofShop.where('orders.memberId', 'in', memberIdsMatching(tx, words)));
  if (exact) found = found.union(some(ofShop.where('orders.number', '=', exact)));
  if (number === '') return found;
  for (const part of new Set([number, ...phoneEnds]))
    found = found.union(db.selectFrom(idsByNumberPart(tx, 'order', part).as('parts')).select('parts.id'));
  const carried = db
    .selectFrom(idsByNumberPart(tx, 'parcel', number).as('parts'))
    .innerJoin('parcels', subqueryShopJoin(tx, 'parcels.id', 'parts.id'))
    // The id is null for a parcel that is in no order.
    .select(sql<string>`parcels.order_id`.as('id'));
  return found.union(carried);
}

/** The number of orders in each open state, counted to 10,000, and the longest waiting time. One round trip. */
export async function countOpenOrders(tx: Tx) {
  return Promise.all(
    openOrderStates.map(async (state) => {
      const found = fromShop(tx, 'orders')
        .select(waitingSince.as('since'))
        .where(waitsIn(state))
        .orderBy('orders.id')
        .limit(maxTotal)
        .as('found');
      const { count, oldestAt } = await tx.one(
        db
          .selectFrom(found)
          .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('since').as('oldestAt')]),
      );
      return { state, count, oldestAt };
    }),
  );
}

/** The order with this order number, or with a package with this tracking number. */
export function deskOrderByNumber(tx: Tx, { number, written }: { number: string; written: string }) {
  return tx.maybe(
    deskRows(tx)
      .where(sql<boolean>`orders.id in (${selectOrderIdsByNumbers(tx, [number], [written])})`)
      .orderBy('orders.id', 'desc')
      .limit(1),
  );
}

/** Orders that are ready to be shipped; those that wait longest come first. */
export function ordersToShip(tx: Tx, filter: Omit<DeskFilter, 'state'>, limit: number) {
  const first = sortedIds(
    tx,
    { ...filter, state: 'awaitingShipment' },
    { sort: 'waiting', order: 'asc' },
  ).limit(limit);
  return tx.all(deskRows(tx).where('orders.id', 'in', first).orderBy(waitingSince).orderBy('orders.id'));
}
