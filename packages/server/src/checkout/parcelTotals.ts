import { storageFeeOf, storageStartOf } from '@crossdock/domain/pricing/storage.ts';
import { volumeCm3 } from '@crossdock/domain/pricing/weight.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Member } from '../platform/scope.ts';
import { storedParcelOf, toBox, warehouseStorageRuleOf } from './shipment.ts';

/** The totals of the chosen parcels. Storage fees use each parcel's own warehouse, at the instant `at`. */
export function parcelTotalsOf(
  parcels: readonly ChosenParcelRow[],
  { timeZone, settings: { coinMinor } }: Pick<Member['shop'], 'timeZone' | 'settings'>,
  at: string,
) {
  const total = (of: (parcel: ChosenParcelRow) => number) =>
    parcels.reduce((sum, parcel) => sum + of(parcel), 0);
  return {
    parcelCount: parcels.length,
    goodsCount: total((parcel) => parcel.goodsCount),
    declaredValueMinor: total((parcel) => parcel.declaredValueMinor),
    realWeightG: total((parcel) => parcel.weightG ?? 0),
    volumeCm3: total((parcel) => volumeCm3(toBox(parcel))),
    storageRentMinor: total((parcel) => rentOf(parcel, timeZone, { at, coinMinor })),
  };
}

function rentOf(parcel: ChosenParcelRow, timeZone: string, of: { at: string; coinMinor: number }): number {
  const rule = warehouseStorageRuleOf([parcel]);
  const since = storageStartOf(parcel);
  if (since === null || rule === null) return 0;
  return storageFeeOf({ ...storedParcelOf(parcel, timeZone), since }, rule, of).rentMinor;
}
