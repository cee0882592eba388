import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, db, type Params } from '../platform/query.ts';
import { fromShop, relatedRows } from '../platform/rows.ts';
import { textColumns, warehouseColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { pausesColumn, withStorageStartColumns } from './pauses.store.ts';

const awaitedBy = (shopId: Expression<string>) => sql<string | null>`(select vip_order_id from vip_parcels
  where vip_parcels.shop_id = ${shopId} and vip_parcels.parcel_id = parcels.id and vip_parcels.waiting)`;

/**
 * Parcels with the fields that an order needs: the names of goods type and warehouse, and whether they have
 * photos.
 */
function parcelRows(shopId: Expression<string>) {
  return fromShop({ shopId }, 'parcels')
    .leftJoin('goodsTypes', shopJoin('goodsTypes.id', 'parcels.goodsTypeId'))
    .leftJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
    .select([
      'parcels.id',
      'parcels.number',
      'parcels.courierNumber',
      'parcels.state',
      'parcels.goodsName',
      'parcels.goodsCount',
      'parcels.declaredValueMinor',
      'parcels.forecastValueMinor',
      'parcels.provenPaidMinor',
      'parcels.warehouseId',
      'parcels.weightG',
      'parcels.lengthMm',
      'parcels.widthMm',
      'parcels.heightMm',
      ...withStorageStartColumns(['parcels.shelvedAt']),
      'goodsTypes.code as goodsType',
      'goodsTypes.goodsClass',
      ...textColumns('goodsTypes'),
      ...warehouseColumns,
      'parcels.travelsAlone',
      'parcels.inService',
      'parcels.joinedAt',
      'warehouses.freeStorageDays',
      'warehouses.storage',
      'warehouses.closedDays',
      pausesColumn(shopId).as('pauses'),
    ])
    .select(({ exists }) =>
      exists(relatedRows({ shopId }, 'parcelPhotos.parcelId', 'parcels.id')).as('hasPictures'),
    )
    .select(awaitedBy(shopId).as('awaitedBy'))
    .orderBy('parcels.id')
    .$narrowType<{ goodsType: GoodsType | null; goodsClass: GoodsClass | null; hasPictures: boolean }>();
}

type Ids = { shopId: string; ids: readonly string[] };

const among = (p: Params<Ids>) =>
  parcelRows(p.shopId).where(sql<boolean>`parcels.id = any(${p.ids}::uuid[])`);
const ownAmong = (p: Params<Ids & { memberId: string }>) =>
  among(p).where('parcels.memberId', '=', p.memberId);

const named = compileStatement(among);
const chosen = compileStatement(ownAmong);
const chosenToMove = compileStatement((p: Params<Ids & { memberId: string }>) =>
  ownAmong(p).forUpdate('parcels'),
);
const inOrder = compileStatement((p: Params<{ shopId: string; orderId: string }>) =>
  parcelRows(p.shopId).where('parcels.orderId', '=', p.orderId),
);

/**
 * The member's parcels among `ids`, in the chosen order, because the first one determines the warehouse and goods of
 * the others. With `lock`, the rows are locked in id order until the transaction ends.
 */
export async function chosenParcels(tx: Tx, memberId: string, ids: readonly string[], lock: boolean) {
  const rows = await tx.compiled(lock ? chosenToMove : chosen, { shopId: tx.shopId, memberId, ids });
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The parcels that are in the order now. */
export function parcelsInOrder(tx: Tx, orderId: string) {
  return tx.compiled(inOrder, { shopId: tx.shopId, orderId });
}

/** Like `parcelsInOrder`; for a cancelled order, the parcels that were in it, wherever they are now. */
export function parcelsToShow(tx: Tx, order: { id: string; releasedParcelIds: string[] | null }) {
  const released = order.releasedParcelIds ?? [];
  return released.length === 0
    ? parcelsInOrder(tx, order.id)
    : tx.compiled(named, { shopId: tx.shopId, ids: released });
}

const shelvedOf = compileStatement(
  (p: Params<{ shopId: string; memberId: string; warehouseId: string; limit: number }>) =>
    parcelRows(p.shopId)
      .where('parcels.memberId', '=', p.memberId)
      .where('parcels.warehouseId', '=', p.warehouseId)
      .where('parcels.state', '=', 'shelved')
      .limit(p.limit),
);

/** The member's parcels on the shelves of a warehouse, at most `limit`. */
export function shelvedParcelsInWarehouse(tx: Tx, memberId: string, warehouseId: string, limit: number) {
  return tx.compiled(shelvedOf, { shopId: tx.shopId, memberId, warehouseId, limit });
}

const longestShelvedOf = compileStatement(
  (p: Params<{ shopId: string; memberId: string; warehouseId: string; limit: number }>) =>
    parcelRows(p.shopId)
      .clearOrderBy()
      .where('parcels.memberId', '=', p.memberId)
      .where('parcels.warehouseId', '=', p.warehouseId)
      .where('parcels.state', '=', 'shelved')
      .orderBy('parcels.shelvedAt')
      .orderBy('parcels.id')
      .limit(p.limit),
);

/** The member's parcels on the shelves of a warehouse, longest on a shelf first, at most `limit`. */
export function longestShelvedParcels(tx: Tx, memberId: string, warehouseId: string, limit: number) {
  return tx.compiled(longestShelvedOf, { shopId: tx.shopId, memberId, warehouseId, limit });
}

const expectedOf = compileStatement(
  (p: Params<{ shopId: string; memberId: string; warehouseId: string; limit: number }>) =>
    parcelRows(p.shopId)
      .clearOrderBy()
      .select('parcels.forecastAt')
      .where('parcels.memberId', '=', p.memberId)
      .where((row) =>
        row.or([row('parcels.warehouseId', '=', p.warehouseId), row('parcels.warehouseId', 'is', null)]),
      )
      .where('parcels.state', '=', 'forecast')
      .orderBy('parcels.forecastAt')
      .orderBy('parcels.id')
      .limit(p.limit),
);

/**
 * The member's forecast parcels that may arrive in the warehouse, including those that name no warehouse;
 * oldest forecast first, at most `limit`.
 */
export function expectedParcelsInWarehouse(tx: Tx, memberId: string, warehouseId: string, limit: number) {
  return tx.compiled(expectedOf, { shopId: tx.shopId, memberId, warehouseId, limit });
}

const expectedOfMember = compileStatement((p: Params<{ shopId: string; memberId: string; limit: number }>) =>
  parcelRows(p.shopId)
    .clearOrderBy()
    .where('parcels.memberId', '=', p.memberId)
    .where('parcels.state', '=', 'forecast')
    .orderBy('parcels.forecastAt')
    .orderBy('parcels.id')
    .limit(p.limit),
);

/** The member's forecast parcels that are in no warehouse yet; oldest forecast first, at most `limit`. */
export function expectedParcels(tx: Tx, memberId: string, limit: number) {
  return tx.compiled(expectedOfMember, { shopId: tx.shopId, memberId, limit });
}

/**
 * How many days the member's latest parcels took from forecast to arrival: the median of at most 20; null
 * without any.
 */
export async function usualArrivalDays(
  tx: Tx,
  memberId: string,
  warehouseId: string,
): Promise<number | null> {
  const last = fromShop(tx, 'parcels', { memberId, warehouseId })
    .select(sql<number>`extract(epoch from arrived_at - forecast_at) / 86400`.as('days'))
    .where('forecastAt', 'is not', null)
    .whereRef('arrivedAt', '>', 'forecastAt')
    .orderBy('id', 'desc')
    .limit(20);
  const { days } = await tx.one(
    db
      .selectFrom(last.as('last'))
      .select(
        sql<number | null>`ceil(percentile_cont(0.5) within group (order by last.days))::int`.as('days'),
      ),
  );
  return days;
}

const shelvedOfMember = compileStatement((p: Params<{ shopId: string; memberId: string; limit: number }>) =>
  parcelRows(p.shopId)
    .where('parcels.memberId', '=', p.memberId)
    .where('parcels.state', '=', 'shelved')
    .limit(p.limit),
);

/** All parcels of the member on the shelves, in id order, at most `limit`. */
export function shelvedParcels(tx: Tx, memberId: string, limit: number) {
  return tx.compiled(shelvedOfMember, { shopId: tx.shopId, memberId, limit });
}

export type ChosenParcelRow = Awaited<ReturnType<typeof parcelsInOrder>>[number];

/** The photos of some parcels, oldest first. */
export function photosOf(tx: Tx, parcelIds: readonly string[]) {
  return tx.allOf(
    parcelIds,
    fromShop(tx, 'parcelPhotos', { parcelId: parcelIds })
      .select(['parcelId', 'fileId'])
      .orderBy('createdAt')
      .orderBy('fileId'),
  );
}
