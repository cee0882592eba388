import type { Schema } from './schema.gen.ts';

/** How long rows are kept: until a time column (or one of two) is this many hours ago, or forever, with the reason. */
export type RetentionRule =
  | { readonly after: string; readonly or?: string; readonly hours: number; readonly only?: string }
  | { readonly kept: string };

export const day = 24;
export const books = { kept: 'the books, and what they were made of' };
export const history = { kept: 'what happened, in order, to things that are kept' };
export const endedHistory = {
  kept: 'of parcels and orders that ended sealed into files after HISTORY_MONTHS (tracking/sealEndedJob.ts)',
};
export const settings = { kept: 'what staff have set up; grows by their hand alone' };
export const people = { kept: 'belongs to a member or to staff, who are kept' };

/**
 * The retention of each table of a folder, so that no table grows forever. Each folder states it in its `retention.ts`, and
 * `scripts/registries.ts` combines them. If a table is missing, the code does not compile.
 */
export type TableRetention = Readonly<Partial<Record<keyof Schema, RetentionRule>>>;
