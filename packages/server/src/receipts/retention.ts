import { books, type TableRetention } from '../platform/retention.ts';

export const receiptsRetention = {
  receiptSeries: { kept: 'one row for each kind and year' },
  receipts: books,
  receiptsDue: { kept: 'until the receipts are written' },
} satisfies TableRetention;
