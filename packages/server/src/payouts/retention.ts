import { books, type TableRetention } from '../platform/retention.ts';

export const payoutsRetention = {
  payoutBatches: books,
  payoutLines: books,
} satisfies TableRetention;
