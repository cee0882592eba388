import { books, settings, type TableRetention } from '../platform/retention.ts';

export const einvoicesRetention = {
  einvoiceAccounts: settings,
  einvoiceChoices: { kept: 'one row for each member, with the member' },
  einvoices: books,
  einvoiceSalesDue: { kept: 'until the invoices are planned' },
  einvoicesDue: { kept: 'until the invoices are planned' },
} satisfies TableRetention;
