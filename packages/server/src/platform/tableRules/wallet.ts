import { kept, nameless, type TableRules } from '../tableRule.ts';

export const walletTables = {
  clerkDays: { retention: { kept: 'one row for each clerk and day of work' }, erasure: 'sums of staff' },
  ledgerAccounts: {
    retention: kept.books,
    archive: { without: ['balanceMinor'], why: 'in accounts.csv, as it was at one moment' },
    memberArchive: { left: 'their balances are in accounts.csv' },
    erasure: nameless.ids,
  },
  ledgerTransfers: {
    retention: kept.books,
    memberArchive: { left: 'those of their accounts are in ledger.csv' },
    erasure: {
      of: ['memberId', 'orderId', 'paymentId', 'bankTransferId'],
      keep: { for: 'books', since: 'at', clear: { memo: '' } },
      plain: ['kind'],
    },
  },
  moneyActs: {
    retention: kept.books,
    memberArchive: { left: 'what staff decided among themselves; the movement is in ledger.csv' },
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'createdAt', clear: { reason: '', rejectReason: '', asked: [] } },
      plain: ['kind', 'day', 'state', 'requestedIp', 'auditedIp'],
    },
  },
  rechargeOffers: { retention: kept.settings, erasure: nameless.shops },
  withdrawals: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { rejectReason: '' },
      keep: {
        ...{ for: 'books', since: 'createdAt' },
        clear: {
          ...{ accountName: '', account: '', accountPlain: '', bankName: '', bankCode: '', returnReason: '' },
          ...{ accountFileId: null, voucherFileId: null },
        },
      },
      plain: ['number', 'source', 'accountType', 'state', 'refundNumber'],
    },
  },
} satisfies TableRules;
