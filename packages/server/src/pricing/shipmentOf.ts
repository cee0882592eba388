import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { Box, Destination, Shipment } from '@crossdock/domain/pricing/shipment.ts';

/** The columns of a parcel that pricing reads. */
export interface ParcelToPrice {
  readonly number: string;
  readonly bill_code: string;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly declared_value_minor: number;
  readonly goods_code: GoodsType | null;
  readonly arrived_at: string | null;
  readonly shelved_at: string | null;
}

export function isWeighed(parcel: ParcelToPrice): boolean {
  return parcel.weight_g !== null;
}

/**
 * What parcels are as a shipment: before packing each parcel is its own box; after packing `packed` are the real ones.
 * Channel list, quote, order and bill all build it here, so that they price the same thing. Unweighed parcels are a
 * caller's mistake.
 */
export function shipmentOf(
  parcels: readonly ParcelToPrice[],
  destination: Destination,
  packed?: readonly Box[],
): Shipment {
  const boxes = parcels.map(boxOf);
  return {
    boxes: packed && packed.length > 0 ? packed : boxes,
    parcelCount: parcels.length,
    goodsTypes: [...new Set(parcels.map((parcel) => parcel.goods_code ?? 'other'))],
    declaredMinor: parcels.reduce((total, parcel) => total + parcel.declared_value_minor, 0),
    destination: { country: destination.country, zip: destination.zip },
    stored: parcels.flatMap((parcel, at) => {
      const since = parcel.shelved_at ?? parcel.arrived_at;
      const box = boxes[at];
      return since && box ? [{ ...box, label: parcel.bill_code, since, pausedDays: 0 }] : [];
    }),
  };
}

function boxOf(parcel: ParcelToPrice): Box {
  if (parcel.weight_g === null) throw new RangeError(`parcel ${parcel.number} has no weight`);
  return {
    weightG: parcel.weight_g,
    lengthMm: parcel.length_mm ?? 0,
    widthMm: parcel.width_mm ?? 0,
    heightMm: parcel.height_mm ?? 0,
  };
}
