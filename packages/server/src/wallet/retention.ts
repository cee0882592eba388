import { books, settings, type TableRetention } from '../platform/retention.ts';

export const walletRetention = {
  clerkDays: { kept: 'one row for each clerk and day of work' },
  ledgerAccounts: books,
  ledgerTransfers: books,
  moneyActs: books,
  rechargeOffers: settings,
  withdrawals: books,
} satisfies TableRetention;
