import { books, type TableEnds } from '../platform/retention.ts';

export const receiptsEnds = {
  receiptSeries: { kept: 'one row for each kind and year' },
  receipts: books,
  receiptsDue: { kept: 'until the receipts are written' },
} satisfies TableEnds;
