import type { Facts } from '../wire/facts.ts';

/** Descriptions of these calls’ fields, where the shared ones do not fit. */
export const dutiesFacts = {} as const satisfies Facts;
