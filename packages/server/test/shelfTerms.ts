import type { StorageTerms } from '@crossdock/domain/pricing/rateCard.ts';

/** Storage terms of most tests: after the free days, one major unit a day for each started kilogram. */
export const byKilogram = {
  by: 'weight',
  unit: 1000,
  dayRateMinor: 100,
  laterRates: [],
  capMinor: null,
  abandonAfterDays: 180,
} satisfies StorageTerms;
