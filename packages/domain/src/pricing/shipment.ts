import type { GoodsType } from '../parcels/goods.ts';

/** One piece to ship: a packed box, or before packing the parcel itself. A side of 0 is not measured yet. */
export interface Box {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly weightG: number;
}

/** A period that does not count as storage time, ISO 8601 UTC. `until` null has no end yet. */
export interface ClockPause {
  readonly from: string;
  readonly until: string | null;
}

/** The facts that storage of one parcel is computed from. */
export interface StoredParcel extends Box {
  /** The parcel's courier number, which identifies it on the cost line. */
  readonly label: string;
  /** When the parcel's storage days begin (`storageStartOf`), ISO 8601 UTC. */
  readonly since: string;
  /**
   * When the parcel joined the order, ISO 8601 UTC: its storage days end then. Without it they end when the order is
   * priced.
   */
  readonly until?: string;
  /** The periods that do not count (`clockPausesOf`). */
  readonly clockPauses: readonly ClockPause[];
}

export interface Destination {
  /** ISO 3166 alpha-2: TW, HK, TH, MY. */
  readonly country: string;
  readonly zip: string;
}

/** The goods and their destination: the first argument of `quote`. */
export interface Shipment {
  readonly boxes: readonly Box[];
  /** The number of parcels in the boxes, because packing may be charged per parcel. */
  readonly parcelCount: number;
  readonly goodsTypes: readonly GoodsType[];
  /** The declared value of everything, in minor units of the shop's currency. */
  readonly declaredMinor: number;
  readonly destination: Destination;
  /** The parcels whose storage is charged with this order. */
  readonly stored: readonly StoredParcel[];
}
