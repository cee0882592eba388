import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const receiptsFacts = {
  id: 'Id of the receipt, credit note or statement (UUID)',
  kind: 'receipt, creditNote or statement',
  number: 'Number of it as people write it, such as R-2026-000012',
  amountMinor: 'Amount in minor units; of a credit note what was given back',
  issuedAt: 'When it was written (ISO 8601, UTC)',
  orderId: 'Order that was paid (UUID)',
  'listReceipts.list.orderId': 'Order that was paid (UUID); null: a statement',
  orderNumber: 'Number of the order; null: a statement',
  memberId: 'Member who paid (UUID)',
  month: 'Month of the shop’s calendar, such as 2026-11',
  'listReceipts.list.month': 'Month of a statement, such as 2026-11; null: no statement',
  months: 'Ended months that a statement can be asked for, newest first',
  words: 'A document’s or order’s number, or part of a member’s name or account',
  offered: 'Whether members get receipts',
  sellerName: {
    kind: 'text',
    max: 100,
    empty: true,
    label: 'receipts.sellerName',
    says: 'Registered name of the shop, at the top of each receipt',
  },
  sellerAddress: {
    kind: 'lines',
    max: 300,
    empty: true,
    label: 'receipts.sellerAddress',
    says: 'Registered address of the shop',
  },
  taxNumber: {
    kind: 'text',
    max: 30,
    empty: true,
    label: 'receipts.taxNumber',
    says: 'Tax number of the shop, such as its UBN',
  },
  footer: {
    kind: 'lines',
    max: 500,
    empty: true,
    label: 'receipts.footer',
    says: 'Text at the end of each receipt',
  },
} as const satisfies Facts;
