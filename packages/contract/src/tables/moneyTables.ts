import { choice, count, decisionColumn, instant, type ListTable, member, money, text } from './columns.ts';

/** The lists of payments, refunds, collections and decisions. */
export const moneyTables = {
  listRefunds: {
    columns: {
      at: instant('payments.at', 'createdAt'),
      member: member('payments.member', 'memberName memberAccount sentBy reason'),
      method: text('payments.method', 'methodName orderNumber'),
      reference: text('payments.reference', 'reference'),
      amount: money('payments.amount', 'amountMinor'),
      state: choice('payments.state', 'state', 'payments.refunds'),
    },
  },
  listChargebacks: {
    columns: {
      deadline: instant('chargebacks.deadline', 'answerBy'),
      amount: money('chargebacks.amount', 'amountMinor'),
      member: member('chargebacks.member'),
      payment: text('chargebacks.payment', 'methodName orderNumber'),
      reason: choice('chargebacks.reason', 'reason'),
      assignee: text('chargebacks.assignee', 'assignee'),
      state: choice('chargebacks.state', 'state'),
    },
  },
  listWithdrawals: {
    columns: {
      number: text('wallet.withdrawals.number', 'number'),
      member: member('wallet.withdrawals.member'),
      amount: money('wallet.amount', 'amountMinor'),
      to: text('wallet.withdrawals.payTo', 'accountName bankName account'),
      asked: instant('wallet.withdrawals.asked', 'createdAt'),
      decided: decisionColumn('wallet.withdrawals.decided'),
      state: choice('tables.state', 'state', 'aftersales.state'),
    },
  },
  listAdjustments: {
    columns: {
      member: member('adjust.member'),
      kind: choice('adjust.kind', 'kind'),
      amount: money('wallet.amount', 'amountMinor'),
      reason: text('adjust.reason', 'reason'),
      asked: text('adjust.asked', 'createdAt requestedBy'),
      decided: decisionColumn('adjust.decided'),
    },
  },
  listBankTransfers: {
    columns: {
      number: text('payments.number', 'transactionNumber payerName'),
      member: member('payments.member'),
      amount: money('payments.amount', 'amountMinor'),
      created: instant('payments.filedAt', 'createdAt'),
      decided: decisionColumn('payments.decided'),
    },
  },
  listReceipts: {
    columns: {
      number: text('receipts.number', 'number'),
      kind: choice('receipts.kind', 'kind'),
      issuedAt: instant('receipts.issuedAt', 'issuedAt'),
      member: member('receipts.member'),
      about: text('receipts.about', 'orderNumber month'),
      amount: money('receipts.amount', 'amountMinor'),
    },
  },
  listEinvoices: {
    columns: {
      number: text('einvoices.number', 'number'),
      kind: choice('einvoices.kind', 'kind'),
      state: choice('einvoices.state', 'state'),
      for: text('einvoices.for', 'sale.number'),
      member: member('einvoices.member'),
      amount: money('einvoices.amount', 'amountMinor'),
      tax: money('einvoices.tax', 'taxMinor'),
      date: instant('einvoices.date', 'issuedAt'),
    },
  },
  listPayouts: {
    columns: {
      number: text('payouts.number', 'number'),
      state: choice('payouts.state', 'state'),
      lines: count('payouts.lines', 'lineCount'),
      total: money('payouts.total', 'totalMinor'),
      by: text('payouts.by.built', 'built.name'),
      at: text('payouts.payOn', 'payOn'),
    },
  },
  listStatementLines: {
    columns: {
      day: text('statements.day', 'day'),
      note: text('statements.note', 'note reference'),
      payer: text('statements.counter', 'counterName counterAccount'),
      member: text('statements.member', 'memberName'),
      amount: money('statements.amount', 'amountMinor'),
      state: choice('statements.state', 'state'),
    },
  },
  listStatementImports: {
    columns: {
      file: text('statements.imports.file', 'filename'),
      account: text('statements.account', 'account.bankName account.accountNumber'),
      span: text('statements.imports.span', 'firstDay lastDay'),
      added: count('statements.imports.added', 'addedCount'),
      known: count('statements.imports.known', 'knownCount'),
      open: count('statements.imports.open', 'openCount'),
      by: text('statements.imported.by', 'importedBy'),
      at: instant('statements.imported.at', 'createdAt'),
    },
  },
  listRemittanceLines: {
    columns: {
      tracking: text('remittances.tracking', 'trackingNumber'),
      order: text('remittances.order', 'ourNumber orderNumber'),
      carrier: text('remittances.carrier', 'carrier.name filename'),
      collected: money('remittances.collected', 'collectedMinor'),
      fee: money('remittances.fee', 'feeMinor'),
      difference: choice('remittances.difference', 'difference'),
      state: choice('remittances.state', 'state'),
    },
  },
  listRemittanceLists: {
    columns: {
      file: text('remittances.file', 'filename'),
      carrier: text('remittances.carrier', 'carrier.name'),
      lines: count('remittances.lists.lines', 'addedCount'),
      accepted: count('remittances.lists.accepted', 'acceptedCount'),
      collected: money('remittances.collected', 'collectedMinor'),
      fee: money('remittances.fee', 'feeMinor'),
      by: text('remittances.lists.by', 'importedBy'),
      at: instant('remittances.lists.at', 'createdAt'),
    },
  },
  listUnremitted: {
    columns: {
      order: text('remittances.order', 'number'),
      age: count('remittances.age', 'days'),
      carrier: text('remittances.carrier', 'carrier.name'),
      tracking: text('remittances.tracking', 'forwardingNumber'),
      member: text('remittances.member', 'memberName'),
      collected: money('remittances.collected', 'collectedMinor'),
      signed: instant('remittances.signedAt', 'signedAt'),
    },
  },
} as const satisfies Readonly<Record<string, ListTable>>;
