import type { GoodsType } from '../parcels/goods.ts';

/** One piece as it travels: a packed box, or before packing the parcel itself. A side of 0 is not yet measured. */
export interface Box {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly weightG: number;
}

/** A time in which a storage clock stands still, ISO 8601 UTC; without end as yet where `until` is null. */
export interface ClockPause {
  readonly from: string;
  readonly until: string | null;
}

/** What the storage clock of one parcel needs. */
export interface StoredParcel extends Box {
  /** Its courier number: what the cost line calls it. */
  readonly label: string;
  /** When it came onto the shelf, ISO 8601 UTC. */
  readonly since: string;
  /** When the clock stood still (`clockPausesOf`). */
  readonly clockPauses: readonly ClockPause[];
}

export interface Destination {
  /** ISO 3166 alpha-2: TW, HK, TH, MY. */
  readonly country: string;
  readonly zip: string;
}

/** What is to be sent where: the first argument of `quote`. */
export interface Shipment {
  readonly boxes: readonly Box[];
  /** Parcels that went into the boxes; packing may be charged per parcel. */
  readonly parcelCount: number;
  readonly goodsTypes: readonly GoodsType[];
  /** Declared value of everything, minor units of the shop's currency. */
  readonly declaredMinor: number;
  readonly destination: Destination;
  /** Parcels whose storage is settled with this order. */
  readonly stored: readonly StoredParcel[];
}
