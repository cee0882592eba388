import type { Facts } from '../wire/facts.ts';

/** Descriptions of these calls’ fields, where the shared ones do not fit. */
export const standingOrdersFacts = {
  id: 'Id of the standing order (UUID)',
} as const satisfies Facts;
