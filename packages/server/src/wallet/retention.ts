import { books, settings, type TableEnds } from '../platform/retention.ts';

export const walletEnds = {
  clerkDays: { kept: 'one row for each clerk and day of work' },
  ledgerAccounts: books,
  ledgerTransfers: books,
  moneyActs: books,
  rechargeOffers: settings,
  withdrawals: books,
} satisfies TableEnds;
