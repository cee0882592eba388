import {
  anonymousBooksRule,
  booksWithMembersRule,
  installationDataRule,
  staffSetupRule,
} from '../commonTableRules.ts';
import { grantsLoginReason, hoursPerDay, type TableRules } from '../tableRule.ts';

export const paymentsTables = {
  bankAccounts: staffSetupRule({
    zh: '店铺的收款账户',
    tw: '店鋪的收款帳戶',
    en: 'Bank accounts of the shop',
  }),
  bankTransfers: {
    ...booksWithMembersRule({
      zh: '会员提交的银行转账',
      tw: '會員回報的銀行轉帳',
      en: 'Bank transfers that members reported',
    }),
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
    contains: { zh: '支付公司报告的拒付', tw: '金流公司回報的拒付', en: 'Reports of chargebacks' },
    retention: { after: 'heardAt', hours: 400 * hoursPerDay },
    erasure: 'numbers of reports of providers',
  },
  chargebacks: {
    ...booksWithMembersRule(
      { zh: '拒付', tw: '拒付', en: 'Chargebacks' },
      { left: 'the shop’s dispute with a bank' },
    ),
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'openedAt', clear: { reasonText: '', note: '' } },
      plain: ['source', 'reference', 'state', 'reason', 'answeredOn'],
    },
  },
  installationPayee: installationDataRule('one row at most'),
  paymentAccountMethods: staffSetupRule({
    zh: '收款账户提供的付款方式',
    tw: '收款帳戶提供的付款方式',
    en: 'Payment methods of each account',
  }),
  paymentAccounts: {
    ...staffSetupRule({
      zh: '支付公司的账户（不含密钥）',
      tw: '金流公司的帳戶（不含金鑰）',
      en: 'Accounts at payment providers, without keys',
    }),
    archive: { without: ['secretEnds', 'callbackKey'], why: grantsLoginReason },
  },
  paymentMethods: staffSetupRule({ zh: '付款方式', tw: '付款方式', en: 'Payment methods' }),
  payments: {
    ...booksWithMembersRule({ zh: '付款', tw: '付款', en: 'Payments' }),
    archive: { without: ['providerUrl', 'step'], why: 'leads to a page on which somebody pays' },
    erasure: {
      of: ['memberId'],
      clear: { providerUrl: null, failure: '', step: null, payerEnding: '' },
      plain: ['purpose', 'method', 'state', 'provider', 'providerReference', 'settledTo'],
    },
  },
  paymentTries: anonymousBooksRule(
    { zh: '付款尝试', tw: '付款嘗試', en: 'Tries to pay' },
    'our own references',
  ),
  sourceRefunds: {
    ...booksWithMembersRule(
      { zh: '原路退款', tw: '原路退款', en: 'Refunds to the source' },
      { left: 'the shop’s orders to its provider; the movement is in ledger.csv' },
    ),
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'createdAt', clear: { why: '', reason: '', decidedReason: '' } },
      plain: ['reference', 'state', 'decidedAs', 'decidedReference', 'contradiction'],
    },
  },
  providerEvents: {
    retention: { after: 'receivedAt', hours: 90 * hoursPerDay },
    archive: { left: 'numbers of reports, kept for some days to recognise repeated ones' },
    erasure: 'numbers of reports of providers',
  },
} satisfies TableRules;
