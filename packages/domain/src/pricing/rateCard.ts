import type { Rounding } from '../money.ts';
import type { GoodsType } from '../parcels/goods.ts';
import type { Limits } from './limits.ts';

/**
 * A rate card: all prices of one channel to one destination zone during a period. Plain JSON, integers only: amounts in
 * minor units, weights in grams, lengths in millimetres, volumes in cubic centimetres, rates in basis points (1 = 0.01 %).
 */
export interface RateCard {
  readonly currency: string;
  /** ISO 8601 UTC, included. */
  readonly validFrom: string;
  /** ISO 8601 UTC, excluded; `null` means until further notice. */
  readonly validTo: string | null;
  readonly weight: WeightRule;
  readonly freight: FreightRule;
  readonly limits: Limits;
  readonly size: SizeSurcharges;
  readonly goods: readonly GoodsSurcharge[];
  readonly areas: readonly AreaSurcharge[];
  /** `null` means the warehouse's own rule (`QuoteOptions.storageRule`). */
  readonly storage: StorageException | null;
  readonly packing: PackingFee;
  readonly insurance: InsuranceRule | null;
  readonly taxes: readonly TaxRule[];
  readonly delivery: DeliveryFee;
  readonly cashOnDelivery: CashOnDeliveryRule | null;
}

/** How the billing weight is computed. */
export interface WeightRule {
  /** cm³ per kg: 5000, 6000, … It differs by channel. */
  readonly divisorCm3PerKg: number;
  /** Each side is first rounded up to a whole centimetre. */
  readonly sidesUpToCm: boolean;
  /** full: the larger weight; half: their mean if volume is larger; none: real weight only. */
  readonly mode: 'full' | 'half' | 'none';
  /** A box that passes any of these tests is billed by its real weight. */
  readonly freeOfVolume: readonly VolumeWeightExemption[];
  readonly minimumG: number;
  /** Billing weights are rounded up to a multiple of this: 1 (none), 500, 1000, … */
  readonly roundUpToG: number;
  readonly severalBoxes: 'totalWeight' | 'sumOfWeights' | 'sumOfPrices';
}

/**
 * A box passes a test if its measure is at most `max`: sides (allSides, anySide, sideSum) in mm, volume in cm³,
 * excess of volume weight over real weight in g.
 */
export interface VolumeWeightExemption {
  readonly test: 'allSides' | 'anySide' | 'sideSum' | 'volume' | 'excess';
  readonly max: number;
}

/** The shape of the freight price. A weight outside all tiers and grades has no price, not a price of 0. */
export type FreightRule =
  | FirstWeightAndSteps
  | FirstWeightAndGrades
  | FirstWeightAndTiers
  | BaseAndTierRate
  | {
      /**
       * Price by volume in steps (sea freight). A dense shipment is billed by the volume that its weight would fill.
       */
      readonly shape: 'volume';
      readonly stepCm3: number;
      readonly stepPriceMinor: number;
      readonly minSteps: number;
      readonly maxKgPerM3: number;
    };

/** A fixed price for the first weight, then equal steps. A started step counts as a whole one. */
export interface FirstWeightAndSteps {
  readonly shape: 'firstContinued';
  readonly firstWeightG: number;
  readonly firstPriceMinor: number;
  readonly stepG: number;
  readonly stepPriceMinor: number;
}

/** A first weight, then grades: each part of the weight pays the step price of its own grade. */
export interface FirstWeightAndGrades {
  readonly shape: 'firstGrades';
  readonly firstWeightG: number;
  readonly firstPriceMinor: number;
  readonly grades: readonly WeightTier[];
}

/** A first weight, then the rest pays the step price of the tier of the whole weight. */
export interface FirstWeightAndTiers {
  readonly shape: 'firstTiers';
  readonly firstWeightG: number;
  readonly firstPriceMinor: number;
  readonly tiers: readonly WeightTier[];
  readonly neverDearerThanNextTier: boolean;
}

/** A base price, plus the whole weight at the rate of its tier. */
export interface BaseAndTierRate {
  readonly shape: 'ladder';
  readonly basePriceMinor: number;
  readonly tiers: readonly WeightTier[];
  /**
   * If the smallest weight of the next tier costs less, that price is charged, so a heavier shipment never costs less.
   */
  readonly neverDearerThanNextTier: boolean;
}

/**
 * The tier of weights up to and including `upToG` (`null`: no end). Tiers are in ascending order, and a started step
 * counts as a whole one.
 */
export interface WeightTier {
  readonly upToG: number | null;
  readonly stepG: number;
  readonly stepPriceMinor: number;
}

/** Fees for large or heavy pieces. In each list only the highest exceeded threshold counts; see `combine`. */
export interface SizeSurcharges {
  readonly overLength: readonly { readonly overMm: number; readonly feeMinor: number }[];
  readonly overWeight: readonly { readonly overG: number; readonly feeMinor: number }[];
  readonly overVolume: readonly { readonly overCm3: number; readonly feeMinor: number }[];
  /** all: every fee of every piece; highest: only the highest fee of the shipment. */
  readonly combine: 'all' | 'highest';
  readonly capMinor: number | null;
}

/** shipment: once; piece: per box; kg: per started kg of billing weight. */
export type ChargeUnit = 'shipment' | 'piece' | 'kg';

/** Charged once for each rule that matches any goods type of the shipment. */
export interface GoodsSurcharge {
  readonly goodsTypes: readonly GoodsType[];
  readonly per: ChargeUnit;
  readonly feeMinor: number;
}

/**
 * Remote areas and islands: postal codes by prefix (`880` matches 88041). Of several that match, the most expensive
 * counts.
 */
export interface AreaSurcharge {
  readonly name: string;
  readonly zipPrefixes: readonly string[];
  readonly per: ChargeUnit;
  readonly feeMinor: number;
}

export const storageBases = ['parcel', 'weight', 'volume'] as const;

/** The price of storage after the free days. */
export interface StorageTerms {
  /** parcel: a fixed day rate; weight: per started `unit` grams; volume: per started `unit` cm³. */
  readonly by: (typeof storageBases)[number];
  /** Ignored if `by` is parcel. */
  readonly unit: number;
  /** Charged from the first day after the free ones. */
  readonly dayRateMinor: number;
  /** Other rates from a later day on, in ascending order. Rules written by an older server have none. */
  readonly laterRates?: readonly LaterStorageRate[] | undefined;
  readonly capMinor: number | null;
  /** Days after which goods count as abandoned; `null` means never. */
  readonly abandonAfterDays: number | null;
}

export interface LaterStorageRate {
  /** Counted from the first day after the free ones, which is day 1. */
  readonly fromDay: number;
  readonly dayRateMinor: number;
}

/**
 * Storage: free days, then day rates. Each warehouse has one rule, used for the parcel's page, the quote and the bill.
 */
export interface StorageRule extends StorageTerms {
  readonly freeDays: number;
}

/** A channel's own rule instead of the warehouse's, with a name that appears on the bill. */
export interface StorageException extends StorageRule {
  readonly name: string;
}

export interface PackingFee {
  readonly perShipmentMinor: number;
  readonly perBoxMinor: number;
  readonly perParcelMinor: number;
}

export interface InsuranceRule {
  readonly rateBp: number;
  readonly minMinor: number;
  /** The most that is paid for a loss, shown beside the declared value; `null` means the declared value. */
  readonly maxCoverMinor: number | null;
}

/**
 * A tax on a shipment. The amount is an estimate until customs decide. `from` and `to` say when the tax is in force.
 */
export interface TaxRule {
  readonly kind: 'tax' | 'consumptionTax';
  readonly base: 'declared' | 'freight' | 'declaredAndFreight';
  readonly rateBp: number;
  /** Declared values up to this amount are free of the tax. */
  readonly freeUpToMinor: number;
  /**
   * If there is a tax-free amount: true taxes only the value above it, false taxes the whole value as soon as it is
   * exceeded.
   */
  readonly onExcessOnly: boolean;
  /** Applies only to declared values up to this; `null` means to all. */
  readonly onlyUpToMinor: number | null;
  /** The threshold counts for this many entries per importer and half-year (Taiwan: 6); `null` means always. */
  readonly freeEntries: number | null;
  /** Charged to every shipment. Otherwise only if the member asks to include tax. */
  readonly always: boolean;
  readonly estimate: boolean;
  readonly rounding: Rounding;
  /** ISO 8601 UTC; `null` means no beginning / no end. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface DeliveryFee {
  readonly homeMinor: number;
  readonly pickupMinor: number;
  readonly per: ChargeUnit;
}

export interface CashOnDeliveryRule {
  readonly feeMinor: number;
  readonly rateBp: number;
  /** The most that the carrier collects; `null` means any amount. */
  readonly maxCollectMinor: number | null;
}
