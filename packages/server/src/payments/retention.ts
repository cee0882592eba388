import { books, day, settings, type TableRetention } from '../platform/retention.ts';

export const paymentsRetention = {
  bankAccounts: settings,
  bankTransfers: books,
  chargebackNews: { after: 'heardAt', hours: 400 * day },
  chargebacks: books,
  installationPayee: { kept: 'one row at most' },
  paymentAccountMethods: settings,
  paymentAccounts: settings,
  paymentMethods: settings,
  payments: books,
  paymentTries: books,
  sourceRefunds: books,
  providerEvents: { after: 'receivedAt', hours: 90 * day },
} satisfies TableRetention;
