import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';

/** First kg NT$80, then NT$35 a kg; packing, delivery, insurance, duty and cash on delivery, each with a fee. */
export const seaCard: RateCard = {
  currency: 'TWD',
  validFrom: '2026-01-01T00:00:00Z',
  validTo: null,
  weight: {
    divisorCm3PerKg: 6000,
    sidesUpToCm: true,
    mode: 'full',
    freeOfVolume: [{ test: 'sideSum', max: 1500 }],
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
  limits: { ...noLimits, maxSideMm: 2400, maxPieceG: 40_000 },
  size: { overLength: [], overWeight: [], overVolume: [], combine: 'all', capMinor: null },
  goods: [],
  areas: [],
  storage: {
    freeDays: 30,
    by: 'weight',
    unit: 1000,
    dayRateMinor: 100,
    capMinor: null,
    abandonAfterDays: 180,
  },
  packing: { perShipmentMinor: 0, perBoxMinor: 2000, perParcelMinor: 500 },
  insurance: { rateBp: 300, minMinor: 3000, maxCoverMinor: 2_000_000 },
  taxes: [
    {
      kind: 'tax',
      base: 'declared',
      rateBp: 500,
      freeUpToMinor: 200_000,
      onExcessOnly: false,
      onlyUpToMinor: null,
      freeEntries: 6,
      always: false,
      estimate: true,
      from: null,
      to: null,
    },
  ],
  delivery: { homeMinor: 10_000, pickupMinor: 6000, per: 'shipment' },
  cashOnDelivery: { feeMinor: 3000, rateBp: 100, maxCollectMinor: 2_000_000 },
};
