import type { Schema } from './schema.gen.ts';

/** How long a table's rows are kept: until a moment, or one of two, lies so many hours back, or for ever, and then why. */
export type End =
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
 * How the tables of a folder end: what keeps them from growing without end. Each folder says it in its `retention.ts`, and
 * `scripts/registries.ts` puts them together; a table that is missing does not compile.
 */
export type TableEnds = Readonly<Partial<Record<keyof Schema, End>>>;
