import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { dayRangeFields, pageFields } from './lists.ts';
import { id } from './values.ts';

/** What is searched for: an account, a name, a number. */
export const searchWords = z.string().trim().max(100, 'field.tooLong').optional();

/** Filters of every approval queue. Spread into a strictObject. */
export const auditFilters = {
  state: z.enum(auditStates).default('pending'),
  memberId: id.optional(),
  words: searchWords,
  ...dayRangeFields,
  ...pageFields,
};
