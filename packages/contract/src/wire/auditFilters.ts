import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { dayRangeFields, pageFields } from './lists.ts';
import { instant, ofMember, plain } from './values.ts';

/** What is searched for: an account, a name, a number. */
export const searchWords = z.string().trim().max(100, 'field.tooLong').optional();

/**
 * The input of a list of profiles that staff review: addresses, identities, declarants. `more` are the filters that
 * only this list has.
 */
export const reviewInput = <const F extends z.ZodRawShape>(more: F) =>
  z.strictObject({
    state: z.enum([...auditStates, 'all']).default('pending'),
    memberId: plain.optionalId,
    ...more,
    ...dayRangeFields,
    ...pageFields,
  });

/** Whether staff have decided about a member's request or report, and how. */
export const decision = {
  state: z.enum(auditStates),
  rejectReason: plain.text,
  createdAt: instant,
  auditedAt: plain.maybeInstant,
};

/** Whose profile it is that staff review. */
export const profileOwner = {
  ...ofMember,
  memberPhone: plain.text,
  memberSince: instant,
};

/** Filters of every approval queue. Spread into a strictObject. */
export const auditFilters = {
  state: z.enum(auditStates).default('pending'),
  memberId: plain.optionalId,
  words: searchWords,
  ...dayRangeFields,
  ...pageFields,
};
