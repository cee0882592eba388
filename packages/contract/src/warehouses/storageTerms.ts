import {
  type StorageException,
  type StorageRule,
  type StorageTerms,
  storageBases,
} from '@crossdock/domain/pricing/rateCard.ts';
import { z } from 'zod';
import { count, text, whole } from '../wire/values.ts';

const amount = whole.min(0).max(1_000_000_00);

/** Day rates from a later day on, in ascending order; the first day after the free ones is 1. */
const laterRates = z
  .array(z.strictObject({ fromDay: whole.min(2).max(3650), dayRateMinor: amount }))
  .max(10, 'field.tooMany')
  .check((found) => {
    for (const [at, rate] of found.value.entries()) {
      const before = found.value[at - 1];
      if (before === undefined || rate.fromDay > before.fromDay) continue;
      const path = [at, 'fromDay'];
      found.issues.push({ code: 'custom', message: 'field.ascending', path, input: rate.fromDay });
    }
  });

const terms = {
  by: z.enum(storageBases),
  unit: whole.min(1).max(100_000_000),
  dayRateMinor: amount,
  laterRates: laterRates.optional(),
  capMinor: amount.nullable(),
  abandonAfterDays: whole.min(1).max(3650).nullable(),
};

/** The storage fee of a warehouse after its free days. */
export const storageTerms = z.strictObject(terms) satisfies z.ZodType<StorageTerms>;

/** A warehouse's complete rule in answers. */
export const storageRule = z.object({
  freeDays: count,
  ...terms,
}) satisfies z.ZodType<StorageRule>;

/** A channel's own rule for the storage fee, with the name that appears on the bill. */
export const storageException = z.strictObject({
  name: text(60),
  freeDays: whole.min(0).max(3650),
  ...terms,
}) satisfies z.ZodType<StorageException>;
