import type { RateCardInput } from '@crossdock/contract/pricing/rateCard.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { freeStorage } from '@crossdock/domain/pricing/noCharges.ts';
import type { CallForm } from '../shell/forms.ts';

export type CardForm = CallForm<'editRateCard'>['form'];
export type CardControl = CardForm['control'];
export type FreightShape = RateCardInput['freight']['shape'];

const noTier = { upToG: null, stepG: 1000, stepPriceMinor: 0 };

/** The initial values of a freight rule when its shape is chosen. */
export function initialFreight(shape: FreightShape): RateCardInput['freight'] {
  const first = { firstWeightG: 1000, firstPriceMinor: 0 };
  switch (shape) {
    case 'firstContinued':
      return { shape, ...first, stepG: 1000, stepPriceMinor: 0 };
    case 'firstGrades':
      return { shape, ...first, grades: [noTier] };
    case 'firstTiers':
      return { shape, ...first, tiers: [noTier], neverDearerThanNextTier: true };
    case 'ladder':
      return { shape, basePriceMinor: 0, tiers: [noTier], neverDearerThanNextTier: true };
    case 'volume':
      return { shape, stepCm3: 10_000, stepPriceMinor: 0, minSteps: 1, maxKgPerM3: 500 };
  }
}

export const freightShapes: readonly FreightShape[] = [
  'firstContinued',
  'firstGrades',
  'firstTiers',
  'ladder',
  'volume',
];

/** The initial values of new rows in the form's lists. */
export const newRowDefaults = {
  tier: noTier,
  overLength: { overMm: 1200, feeMinor: 0 },
  overWeight: { overG: 20_000, feeMinor: 0 },
  overVolume: { overCm3: 100_000, feeMinor: 0 },
  freeOfVolume: { test: 'sideSum' as const, max: 1500 },
  goods: { goodsTypes: [], per: 'shipment' as const, feeMinor: 0 },
  area: { name: '', zipPrefixes: [], per: 'shipment' as const, feeMinor: 0 },
  tax: {
    kind: 'tax' as const,
    base: 'declared' as const,
    rateBp: 500,
    freeUpToMinor: 0,
    onExcessOnly: false,
    onlyUpToMinor: null,
    freeEntries: null,
    always: false,
    estimate: true,
    rounding: 'halfUp' as const,
    from: null,
    to: null,
  },
};

/** The initial values of optional parts when they are switched on. */
export const optionalPartDefaults = {
  storage: { name: '', freeDays: 30, ...freeStorage },
  insurance: { rateBp: 300, minMinor: 0, maxCoverMinor: null },
  cashOnDelivery: { feeMinor: 0, rateBp: 100, maxCollectMinor: null },
};

/** A draft starts today and is named by the date until somebody renames it. */
export function newRateCardDraft(timeZone: string) {
  const now = new Date().toISOString();
  return { name: dateIn(now, timeZone), validFrom: now, validTo: null };
}
