import type { Facts } from '../wire/facts.ts';

/** Descriptions of these calls’ fields, where the shared ones do not fit. */
export const movingFacts = {
  id: 'Id of the uploaded file (UUID)',
} as const satisfies Facts;
