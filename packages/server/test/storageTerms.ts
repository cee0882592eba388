import { freeStorage } from '@crossdock/domain/pricing/noCharges.ts';
import type { StorageTerms } from '@crossdock/domain/pricing/rateCard.ts';

/** Storage terms of most tests: after the free days, one major unit a day for each started kilogram. */
export const byKilogram = { ...freeStorage, dayRateMinor: 100 } satisfies StorageTerms;
