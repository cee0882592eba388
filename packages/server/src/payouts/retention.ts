import { books, type TableEnds } from '../platform/retention.ts';

export const payoutsEnds = {
  payoutBatches: books,
  payoutLines: books,
} satisfies TableEnds;
