import type { ParcelSort } from '@crossdock/contract/parcels/desk.ts';
import { inWarehouseParcelStates, type ParcelState } from '@crossdock/domain/parcels/states.ts';
import { readSearch } from '@crossdock/domain/searchText.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { firstIdAt } from '../platform/ids.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageByIds, totalOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop, relatedRows } from '../platform/rows.ts';
import { idsByNumberPart } from '../platform/searchParts.ts';
import { shopJoin, subqueryShopJoin } from '../platform/shopJoin.ts';
import { maxCountedParcels, parcelListQuery } from './list.store.ts';

/** A parcel with its member, as staff see it in lists. */
function staffRows(tx: Tx) {
  return parcelListQuery(tx.shopId)
    .leftJoin('members', shopJoin('members.id', 'parcels.memberId'))
    .select([
      'members.account',
      'members.name as memberName',
      'members.nickname',
      'members.randomName',
      'members.phone',
    ])
    .where('parcels.shopId', '=', tx.shopId);
}

export type StaffParcelQueryRow = Awaited<ReturnType<typeof queryParcelsForStaff>>['list'][number];

export function findStaffParcelRow(tx: Tx, id: string) {
  return tx.maybe(staffRows(tx).where('parcels.id', '=', id));
}

export function findStaffParcelRowByNumber(tx: Tx, courierNumber: string) {
  return tx.maybe(staffRows(tx).where('parcels.courierNumber', '=', courierNumber));
}

export interface StaffParcelFilter {
  readonly states?: readonly ParcelState[] | undefined;
  readonly warehouseId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  /** Parcels in the warehouse without a photo. */
  readonly withoutPicture?: boolean | undefined;
  readonly courier?: string | undefined;
  readonly goodsTypeId?: string | undefined;
  readonly receivedBy?: string | undefined;
  readonly made?: RequestedPeriod | undefined;
  /** Parcels that have been in the warehouse since this moment or longer. */
  readonly arrivedBefore?: string | undefined;
}

interface Sorting {
  readonly sort: ParcelSort;
  readonly order: 'asc' | 'desc';
}

/** The sort orders of a list; `waiting` sorts by how long a parcel has been in its state. */
const orders = {
  created: sql.ref('parcels.id'),
  waiting: sql`coalesce(parcels.shelved_at, parcels.arrived_at, parcels.created_at)`,
  weight: sql`coalesce(parcels.weight_g, 0)`,
  shelf: sql`parcels.shelf_code`,
  number: sql`parcels.bill_code`,
} as const satisfies Record<ParcelSort, unknown>;

/** A page of the shop's parcels and their number, counted to 10,000. */
export async function queryParcelsForStaff(tx: Tx, filter: StaffParcelFilter, by: Sorting, paging: Paging) {
  const { sort, order } = by;
  const ids = sortedIds(tx, filter, by);
  const rowsOf = (some: typeof ids) =>
    staffRows(tx).where('parcels.id', 'in', some).orderBy(orders[sort], order).orderBy('parcels.id', order);
  const found = {
    ids,
    rowsOf,
    counted: filtered(tx, filter),
    isPart: sort !== 'created' || Boolean(filter.words),
  };
  const { rows, page } = await pageByIds(tx, found, paging);
  return { list: rows, ...page };
}

/**
 * The ids in the list's order. If the list is sorted by creation, they come from the index, which can be read to any
 * depth. For any other sorting, only the newest parcels are sorted, or the oldest if the longest waiting come first,
 * up to the number to which the list is counted.
 */
function sortedIds(tx: Tx, filter: StaffParcelFilter, { sort, order }: Sorting) {
  const all = filtered(tx, filter);
  if (sort === 'created') return all.orderBy('parcels.id', order);
  const oldest = sort === 'waiting' && order === 'asc';
  const some = all
    .orderBy('parcels.id', oldest ? 'asc' : 'desc')
    .limit(maxCountedParcels)
    .as('some');
  return db
    .selectFrom(some)
    .innerJoin('parcels', subqueryShopJoin(tx, 'parcels.id', 'some.id'))
    .select('parcels.id')
    .orderBy(orders[sort], order)
    .orderBy('parcels.id', order);
}

function filtered(tx: Tx, filter: StaffParcelFilter) {
  let rows = idRows(tx)
    // Excludes forecasts without a member. They come from parcels that were scanned by mistake and whose scan was
    // undone.
    .where((eb) => eb.or([eb('parcels.state', '<>', 'forecast'), eb('parcels.memberId', 'is not', null)]));
  const { arrivedBefore, words } = filter;
  const states = filter.states?.length
    ? filter.states
    : arrivedBefore || filter.withoutPicture
      ? inWarehouseParcelStates
      : undefined;
  if (states) rows = rows.where('parcels.state', 'in', [...states]);
  rows = filteredBy(rows, 'parcels', {
    warehouseId: filter.warehouseId,
    memberId: filter.memberId,
    courier: filter.courier,
    goodsTypeId: filter.goodsTypeId,
    receivedBy: filter.receivedBy,
  });
  rows = rowsCreatedInPeriod(rows, 'parcels.id', filter.made);
  if (filter.withoutPicture)
    rows = rows.where(({ not, exists }) =>
      not(exists(relatedRows(tx, 'parcelPhotos.parcelId', 'parcels.id'))),
    );
  if (arrivedBefore)
    rows = rows
      .where('parcels.arrivedAt', '<=', arrivedBefore)
      // A parcel arrives after its row is created, and its id contains the creation time, so the id limits the scan.
      .where('parcels.id', '<', firstIdAt(Date.parse(arrivedBefore) + 1));
  if (words) rows = rows.where('parcels.id', 'in', foundBy(tx, words));
  return rows;
}

const idRows = (tx: Tx) => fromShop(tx, 'parcels').select('parcels.id');

/** Parcels that match the words: one search per index, because no index answers an OR over all of them. */
function foundBy(tx: Tx, words: string) {
  const { text, number } = readSearch(words);
  const start = text.toUpperCase();
  const some = (rows: ReturnType<typeof idRows>) =>
    db.selectFrom(rows.limit(maxCountedParcels).as('some')).select('some.id');
  const found = some(idRows(tx).where('parcels.number', '=', start))
    .union(
      some(idRows(tx).where(beginsWith('parcels.shelfCode', start)).where('parcels.shelfCode', '<>', '')),
    )
    .union(some(idRows(tx).where('parcels.memberId', 'in', memberIdsMatching(tx, words))));
  if (number === '') return found;
  const ordered = db
    .selectFrom(idsByNumberPart(tx, 'order', number).as('orders'))
    .innerJoin('parcels', subqueryShopJoin(tx, 'parcels.orderId', 'orders.id'))
    .select('parcels.id');
  return found
    .union(db.selectFrom(idsByNumberPart(tx, 'parcel', number).as('parts')).select('parts.id'))
    .union(ordered);
}

/**
 * A prefix search as a range. With row-level security only leakproof operators may use an index; comparisons are
 * leakproof, LIKE is not.
 */
function beginsWith(column: 'parcels.shelfCode', start: string) {
  const end = start.slice(0, -1) + String.fromCodePoint((start.codePointAt(start.length - 1) ?? 0) + 1);
  return sql<boolean>`(${sql.ref(column)} ~>=~ ${start} and ${sql.ref(column)} ~<~ ${end})`;
}

/** How many parcels of the shop are in a state, counted to 10,000. */
export const countInState = (tx: Tx, state: ParcelState): Promise<number> =>
  countParcelsForStaff(tx, { states: [state] });

/** How many parcels of the shop match a filter, counted to 10,000. */
export async function countParcelsForStaff(tx: Tx, filter: StaffParcelFilter): Promise<number> {
  return totalOf(
    tx,
    db
      .selectFrom(filtered(tx, filter).limit(maxCountedParcels).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('total')),
  );
}
