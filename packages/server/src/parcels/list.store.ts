import { declaredFields } from '@crossdock/contract/parcels/declaration.ts';
import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { readSearch } from '@crossdock/domain/searchText.ts';
import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { ListFilters } from '../platform/filteredBy.ts';
import { isDeepPage, pageBounds } from '../platform/keyset.ts';
import { containsPattern, escapeLike } from '../platform/likePattern.ts';
import type { Paging } from '../platform/paging.ts';
import { compileStatement, db, type Params } from '../platform/query.ts';
import { countRows, fromShop } from '../platform/rows.ts';
import { warehouseColumns } from '../platform/sharedColumns.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { isAwaitedByVipOrder } from './isAwaitedByVipOrder.store.ts';
import { pausesColumnInWarehouse, withStorageStartColumns } from './pauses.store.ts';

const { goodsType: _, ...said } = declaredFields;
const saidColumns = keysOf(said).map((fact) => `parcels.${fact}` as const);

/** Everything that a list shows of a parcel, for any reader. */
const rowColumns = [
  'parcels.id',
  'parcels.number',
  'parcels.courierNumber',
  'parcels.courier',
  'parcels.state',
  'parcels.memberId',
  ...saidColumns,
  'goodsTypes.code as goodsType',
  'parcels.weightG',
  'parcels.lengthMm',
  'parcels.widthMm',
  'parcels.heightMm',
  'parcels.warehouseId',
  ...warehouseColumns,
  'warehouses.freeStorageDays',
  'warehouses.storage',
  'warehouses.closedDays',
  'parcels.orderId',
  'parcels.travelsAlone',
  'parcels.inService',
  'parcels.shelfCode',
  'parcels.labelHint',
  'parcels.createdAt',
  ...withStorageStartColumns(['parcels.arrivedAt', 'parcels.shelvedAt']),
] as const;

/** The statement for list rows; the caller adds shop and member. */
export const parcelListQuery = (shopId: string | Expression<string>) =>
  listQueryWithoutPausesColumn(shopId).select(pausesColumnInWarehouse(shopId).as('pauses'));

/** List rows to which the caller adds the pauses that it shows. */
export function listQueryWithoutPausesColumn(shopId: string | Expression<string>) {
  return db
    .selectFrom('parcels')
    .leftJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
    .leftJoin('goodsTypes', shopJoin('goodsTypes.id', 'parcels.goodsTypeId'))
    .select([...rowColumns, isAwaitedByVipOrder(shopId).as('awaited')])
    .select((eb) =>
      eb
        .selectFrom('parcelPhotos')
        .select('parcelPhotos.fileId')
        .where('parcelPhotos.shopId', '=', shopId)
        .whereRef('parcelPhotos.parcelId', '=', 'parcels.id')
        .orderBy('parcelPhotos.fileId', 'desc')
        .limit(1)
        .as('photoId'),
    );
}

export type ListedParcel = Awaited<ReturnType<typeof queryOwnParcels>>[number];

/** `before` is an id: the page contains only parcels with lower ids. */
type MinePage = { shopId: string; memberId: string; before: string; limit: number; offset: number };
const minePage = (p: Params<MinePage>) =>
  parcelListQuery(p.shopId)
    .where(shopCondition(p, { 'parcels.memberId': p.memberId }))
    .where('parcels.id', '<', p.before)
    .orderBy('parcels.id', 'desc')
    .limit(p.limit)
    .offset(p.offset);

const allOfMember = compileStatement((p: Params<MinePage>) => minePage(p));
const ofMemberInState = compileStatement((p: Params<MinePage & { state: ParcelState }>) =>
  minePage(p).where('parcels.state', '=', p.state),
);

export type OwnParcelFilter = ListFilters<{
  states: readonly ParcelState[];
  warehouseId: string;
  words: string;
  from: string;
  to: string;
}>;

/**
 * A page of the member's parcels, newest first, and one more row if there are more. The lists of all parcels
 * and of one state are compiled statements.
 */
export function queryOwnParcels(tx: Tx, memberId: string, filter: OwnParcelFilter, paging: Paging) {
  const key = { shopId: tx.shopId, memberId, ...pageBounds(paging) };
  const [state, ...others] = filter.states ?? [];
  if (!hasFilterBesidesState(filter) && others.length === 0 && !isDeepPage(key))
    return state === undefined
      ? tx.compiled(allOfMember, key)
      : tx.compiled(ofMemberInState, { ...key, state });
  return tx.all(
    parcelListQuery(tx.shopId)
      .where('parcels.shopId', '=', tx.shopId)
      .where('parcels.id', 'in', (eb) =>
        narrowed(eb.selectFrom('parcels').select('parcels.id'), tx, memberId, filter)
          .where('parcels.id', '<', key.before)
          .orderBy('parcels.id', 'desc')
          .limit(key.limit)
          .offset(key.offset),
      )
      .orderBy('parcels.id', 'desc'),
  );
}

/** How many parcels match the filter, counted to 10,000. */
export async function countOwnParcels(tx: Tx, memberId: string, filter: OwnParcelFilter): Promise<number> {
  return countRows(
    tx,
    db.selectFrom(
      narrowed(db.selectFrom('parcels').select('parcels.id'), tx, memberId, filter)
        .limit(maxCountedParcels)
        .as('found'),
    ),
  );
}

export const maxCountedParcels = 10_000;

/** Whether the filter uses more than the state, so that counters cannot answer it. */
export function hasFilterBesidesState(filter: OwnParcelFilter): boolean {
  return Boolean(filter.warehouseId || filter.words || filter.from || filter.to);
}

type Ids = ReturnType<typeof idRows>;
const idRows = () => db.selectFrom('parcels').select('parcels.id');

function narrowed(rows: Ids, tx: Tx, memberId: string, filter: OwnParcelFilter): Ids {
  let found = rows.where(shopCondition(tx, { 'parcels.memberId': memberId }));
  if (filter.states?.length) found = found.where('parcels.state', 'in', [...filter.states]);
  if (filter.warehouseId) found = found.where('parcels.warehouseId', '=', filter.warehouseId);
  if (filter.from) found = found.where('parcels.createdAt', '>=', filter.from);
  if (filter.to) found = found.where('parcels.createdAt', '<', filter.to);
  const { words } = filter;
  if (words) {
    // People often know only the last four or six digits of a courier number, or type the number in groups.
    // `readSearch` removes the spaces between groups.
    const { number } = readSearch(words);
    found = found.where((eb) =>
      eb.or([
        ...(number === ''
          ? []
          : [
              eb('parcels.courierNumber', 'like', containsPattern(number)),
              eb('parcels.number', 'like', `${escapeLike(number)}%`),
            ]),
        eb('parcels.goodsName', 'ilike', containsPattern(words)),
      ]),
    );
  }
  return found;
}

/** The warehouses that hold parcels of the member: how many in these states, and how many of them are shelved. */
export function warehousesWithParcels(tx: Tx, memberId: string, inHouse: readonly ParcelState[]) {
  return tx.all(
    fromShop(tx, 'parcels', { 'parcels.memberId': memberId, 'parcels.state': inHouse })
      .innerJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
      .select(['warehouses.id', 'warehouses.name', 'warehouses.names'])
      .select((eb) => eb.fn.countAll<number>().as('inHouse'))
      .select(sql<number>`count(*) filter (where parcels.state = 'shelved')`.as('shelved'))
      .groupBy(['warehouses.shopId', 'warehouses.id'])
      .orderBy('warehouses.createdAt'),
  );
}
