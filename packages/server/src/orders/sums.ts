import { storage } from '@crossdock/domain/pricing/storage.ts';
import { volumeCm3 } from '@crossdock/domain/pricing/weight.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { storageRuleOf } from '../warehouses/store.ts';
import { boxOf, type ChosenRow } from './chosen.store.ts';

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
