import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db, hot, type Params } from '../platform/query.ts';
import { pausesOfRow } from './pauses.store.ts';

/** Everything a list shows of a parcel, whoever looks. */
const rowColumns = [
  'parcels.id',
  'parcels.number',
  'parcels.bill_code',
  'parcels.courier',
  'parcels.state',
  'parcels.member_id',
  'parcels.goods_name',
  'goods_types.code as goods_type',
  'parcels.goods_count',
  'parcels.declared_value_minor',
  'parcels.goods_link',
  'parcels.remark',
  'parcels.weight_g',
  'parcels.length_mm',
  'parcels.width_mm',
  'parcels.height_mm',
  'parcels.warehouse_id',
  'warehouses.name as warehouse_name',
  'warehouses.names as warehouse_names',
  'warehouses.free_storage_days',
  'warehouses.storage',
  'warehouses.closed_days',
  'parcels.order_id',
  'parcels.travels_alone',
  'parcels.shelf_code',
  'parcels.label_hint',
  'parcels.created_at',
  'parcels.arrived_at',
  'parcels.shelved_at',
] as const;

/** The rows' statement; the caller adds shop and whose. */
export function listRows() {
  return db
    .selectFrom('parcels')
    .leftJoin('warehouses', (join) =>
      join
        .onRef('warehouses.shop_id', '=', 'parcels.shop_id')
        .onRef('warehouses.id', '=', 'parcels.warehouse_id'),
    )
    .leftJoin('goods_types', (join) =>
      join
        .onRef('goods_types.shop_id', '=', 'parcels.shop_id')
        .onRef('goods_types.id', '=', 'parcels.goods_type_id'),
    )
    .select([...rowColumns, pausesOfRow.as('pauses')])
    .select((eb) =>
      eb
        .selectFrom('parcel_photos')
        .select('parcel_photos.file_id')
        .whereRef('parcel_photos.shop_id', '=', 'parcels.shop_id')
        .whereRef('parcel_photos.parcel_id', '=', 'parcels.id')
        .orderBy('parcel_photos.file_id', 'desc')
        .limit(1)
        .as('photo_id'),
    );
}

export type ListedParcel = Awaited<ReturnType<typeof queryMine>>[number];

interface PageOf {
  /** Only parcels older than this one: the last of the page before. */
  readonly after: string;
  readonly limit: number;
  readonly offset: number;
}

/** Sorts behind every id: a first page begins before it. */
const latestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type MinePage = { shopId: string; memberId: string } & Record<keyof PageOf, string | number>;
const minePage = (p: Params<MinePage>) =>
  listRows()
    .where('parcels.shop_id', '=', p.shopId)
    .where('parcels.member_id', '=', p.memberId)
    .where('parcels.id', '<', p.after as Params<{ after: string }>['after'])
    .orderBy('parcels.id', 'desc')
    .limit(p.limit as Params<{ limit: number }>['limit'])
    .offset(p.offset as Params<{ offset: number }>['offset']);

const allOfMember = hot((p: Params<MinePage>) => minePage(p));
const ofMemberInState = hot((p: Params<MinePage & { state: ParcelState }>) =>
  minePage(p).where('parcels.state', '=', p.state),
);

export interface MineFilter {
  readonly states?: readonly ParcelState[] | undefined;
  readonly warehouseId?: string | undefined;
  readonly words?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of the member's parcels, newest first. All of them, and those in one state, run prepared. */
export function queryMine(
  tx: Tx,
  memberId: string,
  filter: MineFilter,
  page: { after?: string | undefined; limit: number; offset: number },
) {
  const key = {
    shopId: tx.shopId,
    memberId,
    after: page.after ?? latestId,
    limit: page.limit,
    offset: page.after === undefined ? page.offset : 0,
  };
  const [state, ...others] = filter.states ?? [];
  if (!isNarrow(filter) && others.length === 0)
    return state === undefined ? tx.hot(allOfMember, key) : tx.hot(ofMemberInState, { ...key, state });
  return tx.all(
    listRows()
      .where('parcels.shop_id', '=', tx.shopId)
      .where('parcels.id', 'in', (eb) =>
        narrowed(eb.selectFrom('parcels').select('parcels.id'), tx, memberId, filter)
          .where('parcels.id', '<', key.after)
          .orderBy('parcels.id', 'desc')
          .limit(key.limit)
          .offset(key.offset),
      )
      .orderBy('parcels.id', 'desc'),
  );
}

/** How many parcels pass the filter, counted to 10,000 and no further. */
export async function countMine(tx: Tx, memberId: string, filter: MineFilter): Promise<number> {
  const { n } = await tx.one(
    db
      .selectFrom(
        narrowed(db.selectFrom('parcels').select('parcels.id'), tx, memberId, filter)
          .limit(countedUpTo)
          .as('found'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n')),
  );
  return n;
}

export const countedUpTo = 10_000;

/** Whether more than the state decides: counters cannot answer such a filter. */
export function isNarrow(filter: MineFilter): boolean {
  return Boolean(filter.warehouseId || filter.words || filter.from || filter.to);
}

type Ids = ReturnType<typeof idRows>;
const idRows = () => db.selectFrom('parcels').select('parcels.id');

function narrowed(rows: Ids, tx: Tx, memberId: string, filter: MineFilter): Ids {
  let found = rows.where('parcels.shop_id', '=', tx.shopId).where('parcels.member_id', '=', memberId);
  if (filter.states?.length) found = found.where('parcels.state', 'in', [...filter.states]);
  if (filter.warehouseId) found = found.where('parcels.warehouse_id', '=', filter.warehouseId);
  if (filter.from) found = found.where('parcels.created_at', '>=', filter.from);
  if (filter.to) found = found.where('parcels.created_at', '<', filter.to);
  const { words } = filter;
  if (words) {
    found = found.where((eb) =>
      eb.or([
        eb('parcels.bill_code', 'like', `${likeText(words.toUpperCase())}%`),
        eb('parcels.number', 'like', `${likeText(words.toUpperCase())}%`),
        eb('parcels.goods_name', 'ilike', `%${likeText(words)}%`),
      ]),
    );
  }
  return found;
}

/** Text that LIKE takes literally. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The warehouses in which the member has parcels, with how many are in the house and on the shelf. */
export function warehousesOf(tx: Tx, memberId: string, inHouse: readonly ParcelState[]) {
  return tx.all(
    db
      .selectFrom('parcels')
      .innerJoin('warehouses', (join) =>
        join
          .onRef('warehouses.shop_id', '=', 'parcels.shop_id')
          .onRef('warehouses.id', '=', 'parcels.warehouse_id'),
      )
      .select(['warehouses.id', 'warehouses.name', 'warehouses.names'])
      .select((eb) => eb.fn.countAll<number>().as('in_house'))
      .select(sql<number>`count(*) filter (where parcels.state = 'shelved')`.as('shelved'))
      .where('parcels.shop_id', '=', tx.shopId)
      .where('parcels.member_id', '=', memberId)
      .where('parcels.state', 'in', [...inHouse])
      .groupBy(['warehouses.shop_id', 'warehouses.id'])
      .orderBy('warehouses.created_at'),
  );
}
