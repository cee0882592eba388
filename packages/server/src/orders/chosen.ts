import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import { type MergeReason, mergeProblems } from '@crossdock/domain/parcels/merge.ts';
import { storage } from '@crossdock/domain/pricing/storage.ts';
import { volumeCm3 } from '@crossdock/domain/pricing/weight.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { storageRuleOf } from '../warehouses/store.ts';
import type { ChosenRow } from './chosen.store.ts';
import { boxOf, goodsTypeOf } from './shipment.ts';

/** Why some of the chosen parcels cannot travel together, by parcel id (specification, section 5, Consolidation). */
export function problemsOf(
  parcels: readonly ChosenRow[],
  settings: Pick<ShopSettings, 'mergeBy' | 'picturesNeeded'>,
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
      goodsType: goodsTypeOf(parcel),
      hasPictures: parcel.has_pictures,
      blocked: false,
      travelsAlone: false,
    })),
    { mergeBy: settings.mergeBy, picturesNeeded: settings.picturesNeeded, goodsClasses },
  );
  return new Map(found.map(({ id, reason }) => [id, reason]));
}

/** What the chosen parcels come to. Rent is each parcel's at its own warehouse, at the instant `at`. */
export function sumsOf(parcels: readonly ChosenRow[], settings: Pick<ShopSettings, 'storage'>, at: string) {
  const total = (of: (parcel: ChosenRow) => number) => parcels.reduce((sum, parcel) => sum + of(parcel), 0);
  return {
    parcelCount: parcels.length,
    goodsCount: total((parcel) => parcel.goods_count),
    declaredValueMinor: total((parcel) => parcel.declared_value_minor),
    realWeightG: total((parcel) => parcel.weight_g ?? 0),
    volumeCm3: total((parcel) => volumeCm3(boxOf(parcel))),
    storageRentMinor: total((parcel) => rentOf(parcel, settings, at)),
  };
}

function rentOf(parcel: ChosenRow, settings: Pick<ShopSettings, 'storage'>, at: string): number {
  if (parcel.shelved_at === null || parcel.free_storage_days === null) return 0;
  const rule = storageRuleOf({ free_storage_days: parcel.free_storage_days }, settings);
  const stored = { ...boxOf(parcel), label: parcel.bill_code, since: parcel.shelved_at, pausedDays: 0 };
  return storage(stored, rule, at).rentMinor;
}
