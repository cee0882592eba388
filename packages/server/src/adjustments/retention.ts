import { books, type TableRetention } from '../platform/retention.ts';

export const adjustmentsRetention = {
  balanceAdjustments: books,
} satisfies TableRetention;
