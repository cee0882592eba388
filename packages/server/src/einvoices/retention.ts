import { books, settings, type TableEnds } from '../platform/retention.ts';

export const einvoicesEnds = {
  einvoiceAccounts: settings,
  einvoiceChoices: { kept: 'one row for each member, with the member' },
  einvoices: books,
  einvoiceSalesDue: { kept: 'until the invoices are planned' },
  einvoicesDue: { kept: 'until the invoices are planned' },
} satisfies TableEnds;
