import { books, type TableEnds } from '../platform/retention.ts';

export const adjustmentsEnds = {
  balanceAdjustments: books,
} satisfies TableEnds;
