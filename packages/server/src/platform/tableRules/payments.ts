import { day, kept, left, login, nameless, type TableRules } from '../tableRule.ts';

export const paymentsTables = {
  bankAccounts: { retention: kept.settings, erasure: nameless.shops },
  bankTransfers: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { rejectReason: '', returnTo: '' },
      keep: {
        ...{ for: 'books', since: 'createdAt' },
        clear: { transactionNumber: '', numberPlain: '', payerName: '', payerPhone: '', slip: null },
        files: ['voucherFileId'],
      },
      plain: ['state', 'orderIds'],
    },
  },
  chargebackNews: {
    retention: { after: 'heardAt', hours: 400 * day },
    erasure: 'numbers of reports of providers',
  },
  chargebacks: {
    retention: kept.books,
    memberArchive: { left: 'the shop’s dispute with a bank' },
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'openedAt', clear: { reasonText: '', note: '' } },
      plain: ['source', 'reference', 'state', 'reason', 'answeredOn'],
    },
  },
  installationPayee: { retention: { kept: 'one row at most' }, archive: left.ours, erasure: nameless.ours },
  paymentAccountMethods: { retention: kept.settings, erasure: nameless.shops },
  paymentAccounts: {
    retention: kept.settings,
    archive: { without: ['secretEnds', 'callbackKey'], why: login },
    erasure: nameless.shops,
  },
  paymentMethods: { retention: kept.settings, erasure: nameless.shops },
  payments: {
    retention: kept.books,
    archive: { without: ['providerUrl', 'step'], why: 'leads to a page on which somebody pays' },
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { providerUrl: null, failure: '', step: null, payerEnding: '' },
      plain: ['purpose', 'method', 'state', 'provider', 'providerReference', 'settledTo'],
    },
  },
  paymentTries: { retention: kept.books, erasure: 'our own references' },
  sourceRefunds: {
    retention: kept.books,
    memberArchive: { left: 'the shop’s orders to its provider; the movement is in ledger.csv' },
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'createdAt', clear: { why: '', reason: '', decidedReason: '' } },
      plain: ['reference', 'state', 'decidedAs', 'decidedReference', 'contradiction'],
    },
  },
  providerEvents: {
    retention: { after: 'receivedAt', hours: 90 * day },
    archive: { left: 'numbers of reports, kept for some days to recognise repeated ones' },
    erasure: 'numbers of reports of providers',
  },
} satisfies TableRules;
