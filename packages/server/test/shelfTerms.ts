import type { StorageTerms } from '@crossdock/domain/pricing/rateCard.ts';

/** What the shelves of most tests cost beyond their free days: one major unit a day for each started kilogram. */
export const byKilogram = {
  by: 'weight',
  unit: 1000,
  dayRateMinor: 100,
  laterRates: [],
  capMinor: null,
  abandonAfterDays: 180,
} satisfies StorageTerms;
