import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';

/** First kg NT$80, then NT$35 per started kg, at most 40 kg a piece; packing and delivery cost something, nothing else does. */
export const plainCard: RateCard = {
  currency: 'TWD',
  validFrom: '2026-01-01T00:00:00Z',
  validTo: null,
  weight: {
    divisorCm3PerKg: 6000,
    sidesUpToCm: true,
    mode: 'full',
    freeOfVolume: [],
    minimumG: 1000,
    roundUpToG: 1000,
    severalBoxes: 'totalWeight',
  },
  freight: {
    shape: 'firstContinued',
    firstWeightG: 1000,
    firstPriceMinor: 8000,
    stepG: 1000,
    stepPriceMinor: 3500,
  },
  limits: { ...noLimits, maxPieceG: 40_000 },
  size: { overLength: [], overWeight: [], overVolume: [], combine: 'all', capMinor: null },
  goods: [],
  areas: [],
  storage: null,
  packing: { perShipmentMinor: 0, perBoxMinor: 2000, perParcelMinor: 500 },
  insurance: null,
  taxes: [],
  delivery: { homeMinor: 10_000, pickupMinor: 6000, per: 'shipment' },
  cashOnDelivery: null,
};
