import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { Box, Shipment } from '@crossdock/domain/pricing/shipment.ts';
import type { ChosenRow } from './chosen.store.ts';

/**
 * What is priced: before packing each parcel is a box of its own; for the final bill the packed `boxes` take their
 * place, while storage and declared value still come from the parcels. `at` stands in for a shelf time that is missing.
 */
export function shipmentOf(
  parcels: readonly ChosenRow[],
  destination: { readonly country: string; readonly zip: string },
  at: string,
  boxes: readonly Box[] = parcels.map(boxOf),
): Shipment {
  return {
    boxes,
    parcelCount: parcels.length,
    goodsTypes: [...new Set(parcels.map(goodsTypeOf))],
    declaredMinor: parcels.reduce((total, parcel) => total + parcel.declared_value_minor, 0),
    destination: { country: destination.country, zip: destination.zip },
    stored: parcels.map((parcel) => ({
      ...boxOf(parcel),
      label: parcel.bill_code,
      since: parcel.shelved_at ?? at,
      pausedDays: 0,
    })),
  };
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
