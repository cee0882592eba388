import { shelfRule } from '@crossdock/domain/pricing/storage.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { isDeclared } from '@crossdock/domain/parcels/declaration.ts';
import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import { type MergeReason, mergeProblems } from '@crossdock/domain/parcels/merge.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { Box, Shipment, StoredParcel } from '@crossdock/domain/pricing/shipment.ts';
import { isKeptBack, stopsOf } from '@crossdock/domain/pricing/stops.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { pausesOfRow } from '../parcels/pauses.store.ts';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';
import type { Member } from '../platform/scope.ts';

/** Parcels as an order sees them: with the names of their goods type and warehouse, and whether they have pictures. */
function parcelRows(tx: Tx) {
  return q
    .selectFrom('parcels')
    .leftJoin('goods_types', (join) =>
      join
        .onRef('goods_types.shop_id', '=', 'parcels.shop_id')
        .onRef('goods_types.id', '=', 'parcels.goods_type_id'),
    )
    .leftJoin('warehouses', (join) =>
      join
        .onRef('warehouses.shop_id', '=', 'parcels.shop_id')
        .onRef('warehouses.id', '=', 'parcels.warehouse_id'),
    )
    .select([
      'parcels.id',
      'parcels.number',
      'parcels.bill_code',
      'parcels.state',
      'parcels.goods_name',
      'parcels.goods_count',
      'parcels.declared_value_minor',
      'parcels.warehouse_id',
      'parcels.weight_g',
      'parcels.length_mm',
      'parcels.width_mm',
      'parcels.height_mm',
      'parcels.shelved_at',
      'goods_types.code as goods_type',
      'goods_types.goods_class',
      'goods_types.zh',
      'goods_types.tw',
      'goods_types.en',
      'warehouses.name as warehouse_name',
      'warehouses.names as warehouse_names',
      'parcels.travels_alone',
      'warehouses.free_storage_days',
      'warehouses.storage',
      'warehouses.closed_days',
      pausesOfRow.as('pauses'),
    ])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('parcel_photos')
            .select('file_id')
            .whereRef('parcel_photos.shop_id', '=', 'parcels.shop_id')
            .whereRef('parcel_photos.parcel_id', '=', 'parcels.id'),
        )
        .as('has_pictures'),
    )
    .where('parcels.shop_id', '=', tx.shopId)
    .orderBy('parcels.id')
    .$narrowType<{ goods_type: GoodsType | null; goods_class: GoodsClass | null; has_pictures: boolean }>();
}

/**
 * The member's parcels among `ids`, in the order in which they were chosen: the first one sets the example for the
 * others. With `lock`, nobody else moves them until the transaction ends; rows are locked in id order.
 */
export async function chosenParcels(tx: Tx, memberId: string, ids: readonly string[], lock: boolean) {
  if (ids.length === 0) return [];
  const mine = parcelRows(tx)
    .where('parcels.member_id', '=', memberId)
    .where('parcels.id', 'in', [...ids]);
  const rows = await tx.all(lock ? mine.forUpdate('parcels') : mine);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The parcels that travel in an order. */
export function parcelsIn(tx: Tx, orderId: string) {
  return tx.all(parcelRows(tx).where('parcels.order_id', '=', orderId));
}

/** As `parcelsIn`; of a cancelled order those that were in it, wherever they are now. */
export function parcelsShownIn(tx: Tx, order: { id: string; released_parcel_ids: string[] | null }) {
  const released = order.released_parcel_ids ?? [];
  return released.length === 0
    ? parcelsIn(tx, order.id)
    : tx.all(parcelRows(tx).where('parcels.id', 'in', released));
}

export type ChosenRow = Awaited<ReturnType<typeof parcelsIn>>[number];

/** The pictures of some parcels, oldest first. */
export function photosOf(tx: Tx, parcelIds: readonly string[]) {
  if (parcelIds.length === 0) return Promise.resolve([]);
  return tx.all(
    q
      .selectFrom('parcel_photos')
      .select(['parcel_id', 'file_id'])
      .where('shop_id', '=', tx.shopId)
      .where('parcel_id', 'in', [...parcelIds])
      .orderBy('created_at')
      .orderBy('file_id'),
  );
}

/** Why some of the chosen parcels cannot travel together, by parcel id (specification, section 5, Consolidation). */
export function problemsOf(
  parcels: readonly ChosenRow[],
  settings: Pick<ShopSettings, 'mergeBy' | 'picturesNeeded'>,
  at: string,
): Map<string, MergeReason> {
  const goodsClasses: Partial<Record<GoodsType, GoodsClass>> = {};
  for (const parcel of parcels) {
    if (parcel.goods_type && parcel.goods_class) goodsClasses[parcel.goods_type] = parcel.goods_class;
  }
  const found = mergeProblems(
    parcels.map((parcel) => ({
      id: parcel.id,
      state: parcel.state,
      warehouseId: parcel.warehouse_id ?? '',
      goodsType: parcel.goods_type ?? '',
      declared: isDeclared({
        goodsType: parcel.goods_type ?? '',
        goodsName: parcel.goods_name,
        declaredValueMinor: parcel.declared_value_minor,
      }),
      hasPictures: parcel.has_pictures,
      blocked: isKeptBack(parcel.pauses, at),
      travelsAlone: parcel.travels_alone,
    })),
    { mergeBy: settings.mergeBy, picturesNeeded: settings.picturesNeeded, goodsClasses },
  );
  return new Map(found.map(({ id, reason }) => [id, reason]));
}

/** Parcels that are not there, or not the member's, are answered alike: select again. */
export function parcelRefusal(
  parcels: readonly ChosenRow[],
  choice: { readonly parcelIds: readonly string[] },
  { shop }: Pick<Member, 'shop'>,
  at: string,
): Refusal<MergeReason | 'order.selectAgain'> | undefined {
  if (parcels.length === 0 || parcels.length !== new Set(choice.parcelIds).size)
    return refuse('order.selectAgain', {}, 'parcelIds');
  const problems = problemsOf(parcels, shop.settings, at);
  const unfit = parcels.find((parcel) => problems.has(parcel.id));
  const reason = unfit && problems.get(unfit.id);
  return reason && refuse(reason, { number: unfit.bill_code }, 'parcelIds');
}

/**
 * What is priced: before packing each parcel is a box of its own; for the final bill the packed `boxes` take their
 * place, while storage and declared value still come from the parcels. `at` stands in for a shelf time that is missing.
 */
export function shipmentOf(
  parcels: readonly ChosenRow[],
  destination: { readonly country: string; readonly zip: string },
  { at, timeZone }: { readonly at: string; readonly timeZone: string },
  boxes: readonly Box[] = parcels.map(boxOf),
): Shipment {
  return {
    boxes,
    parcelCount: parcels.length,
    goodsTypes: [...new Set(parcels.map(goodsTypeOf))],
    declaredMinor: parcels.reduce((total, parcel) => total + parcel.declared_value_minor, 0),
    destination: { country: destination.country, zip: destination.zip },
    stored: parcels.map((parcel) => ({
      ...storedOf(parcel, timeZone),
      since: parcel.shelved_at ?? at,
    })),
  };
}

/** A parcel as its storage clock sees it; `since` is told by who knows it. */
export function storedOf(parcel: ChosenRow, timeZone: string): Omit<StoredParcel, 'since'> {
  const stops = stopsOf(parcel.pauses, parcel.closed_days ?? [], timeZone);
  return { ...boxOf(parcel), label: parcel.bill_code, stops };
}

/** The shelf's rule at the warehouse of these parcels; null before any has arrived. */
export function shelfRuleOf(parcels: readonly ChosenRow[]): StorageRule | null {
  const [first] = parcels;
  if (!first?.storage || first.free_storage_days === null) return null;
  return shelfRule(first.free_storage_days, first.storage);
}

export function boxOf(parcel: ChosenRow): Box {
  return {
    lengthMm: parcel.length_mm ?? 0,
    widthMm: parcel.width_mm ?? 0,
    heightMm: parcel.height_mm ?? 0,
    weightG: parcel.weight_g ?? 0,
  };
}

export function goodsTypeOf(parcel: ChosenRow): GoodsType {
  return parcel.goods_type ?? 'other';
}
