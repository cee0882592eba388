import { anonymousBooksRule, booksWithMembersRule, staffSetupRule } from '../commonTableRules.ts';
import { notErasedReasons, type TableRules } from '../tableRule.ts';

export const walletTables = {
  clerkDays: {
    contains: {
      zh: '员工每天独自处理的金额',
      tw: '員工每天獨自處理的金額',
      en: 'Amounts that each clerk moved alone on a day',
    },
    retention: { kept: 'one row for each clerk and day of work' },
    erasure: 'sums of staff',
  },
  ledgerAccounts: {
    ...anonymousBooksRule(
      {
        zh: '账簿的账户（余额在 accounts.csv）',
        tw: '帳簿的帳戶（餘額在 accounts.csv）',
        en: 'Accounts of the ledger; their balances are in accounts.csv',
      },
      notErasedReasons.ids,
    ),
    archive: { without: ['balanceMinor'], why: 'in accounts.csv, as it was at one moment' },
    memberArchive: { left: 'their balances are in accounts.csv' },
  },
  ledgerTransfers: {
    ...booksWithMembersRule(
      { zh: '总账流水的全部列', tw: '總帳異動的全部欄位', en: 'The ledger with all columns' },
      { left: 'those of their accounts are in ledger.csv' },
    ),
    erasure: {
      of: ['memberId', 'orderId', 'paymentId', 'bankTransferId'],
      keep: { for: 'books', since: 'at', clear: { memo: '' } },
      plain: ['kind'],
    },
  },
  moneyActs: {
    ...booksWithMembersRule(
      {
        zh: '需要第二人同意的申请',
        tw: '需要第二人同意的申請',
        en: 'Requests that need a second person',
      },
      { left: 'what staff decided among themselves; the movement is in ledger.csv' },
    ),
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'createdAt', clear: { reason: '', rejectReason: '', asked: [] } },
      plain: ['kind', 'day', 'state', 'requestedIp', 'auditedIp'],
    },
  },
  rechargeOffers: staffSetupRule({ zh: '充值优惠', tw: '儲值優惠', en: 'Top-up offers' }),
  withdrawals: {
    ...booksWithMembersRule({ zh: '提现', tw: '提領', en: 'Withdrawals' }),
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
