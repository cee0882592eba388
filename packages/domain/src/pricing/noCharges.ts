import { noLimits } from './limits.ts';
import type { RateCard, StorageTerms } from './rateCard.ts';

/** The rule that bills started kilograms, by the larger of real weight and volume weight. */
export const kgStepWeightRule = {
  sidesUpToCm: true,
  mode: 'full',
  freeOfVolume: [],
  minimumG: 1000,
  roundUpToG: 1000,
  severalBoxes: 'totalWeight',
} satisfies Omit<RateCard['weight'], 'divisorCm3PerKg'>;

/** Storage per started kilogram that costs nothing until somebody sets a rate. */
export const freeStorage = {
  by: 'weight',
  unit: 1000,
  dayRateMinor: 0,
  laterRates: [],
  capMinor: null,
  abandonAfterDays: 180,
} satisfies StorageTerms;

/** The default fields of a new card, except weight and freight: no charges and no limits. */
export const noCharges = {
  limits: { ...noLimits, goodsTypes: null },
  size: { overLength: [], overWeight: [], overVolume: [], combine: 'all', capMinor: null },
  goods: [],
  areas: [],
  storage: null,
  packing: { perShipmentMinor: 0, perBoxMinor: 0, perParcelMinor: 0 },
  insurance: null,
  taxes: [],
  delivery: { homeMinor: 0, pickupMinor: 0, per: 'shipment' },
  cashOnDelivery: null,
} satisfies Omit<RateCard, 'currency' | 'validFrom' | 'validTo' | 'weight' | 'freight'>;

/** A card that charges nothing, for starting a channel's first card. */
export const zeroPriceCard = {
  ...noCharges,
  weight: { ...kgStepWeightRule, divisorCm3PerKg: 6000 },
  freight: {
    shape: 'firstContinued',
    firstWeightG: 1000,
    firstPriceMinor: 0,
    stepG: 1000,
    stepPriceMinor: 0,
  },
} satisfies Omit<RateCard, 'currency' | 'validFrom' | 'validTo'>;
