import type { books as tw } from '../tw/books.ts';

export const books = {
  'books.account.memberBalance': "Members' balances",
  'books.account.memberHeld': "Members' money on hold",
  'books.account.memberEarnings': "Members' earnings",
  'books.account.cardClearing': 'Online payments',
  'books.account.bank': 'Bank',
  'books.account.cash': 'Cash',
  'books.account.revenue': 'Revenue',
  'books.account.fees': 'Fees',
  'books.account.promotion': 'Cost of rewards',
  'books.account.adjustments': 'Adjustments by hand',
} as const satisfies Record<keyof typeof tw, string>;
