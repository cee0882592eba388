import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { dayRangeFields } from './lists.ts';
import { instant, ofMember, plain } from './values.ts';

/** The searched text: an account, a name or a number. */
export const searchWords = z.string().trim().max(100, 'field.tooLong').optional();

/** Filters of every list of profiles that staff review: addresses, identities, declarants. */
export const profileReviewFilters = {
  state: z.enum([...auditStates, 'all']).default('pending'),
  memberId: plain.optionalId,
  ...dayRangeFields,
};

/** Whether staff have decided about a member's request or report, and how. */
export const decisionFields = {
  state: z.enum(auditStates),
  rejectReason: plain.text,
  createdAt: instant,
  auditedAt: plain.maybeInstant,
};

/** The member whose profile staff review. */
export const profileOwnerFields = {
  ...ofMember,
  memberPhone: plain.text,
  memberSince: instant,
};

/** Filters of every approval queue. */
export const auditFilters = {
  state: z.enum(auditStates).default('pending'),
  memberId: plain.optionalId,
  words: searchWords,
  ...dayRangeFields,
};
