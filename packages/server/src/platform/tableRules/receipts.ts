import { booksWithMembersRule, pendingWorkRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const receiptsTables = {
  receiptSeries: {
    contains: { zh: '收据编号', tw: '收據編號', en: 'Number series of receipts' },
    retention: { kept: 'one row for each kind and year' },
    erasure: 'numbers',
  },
  receipts: {
    ...booksWithMembersRule({
      zh: '收据、贷记单与对账单',
      tw: '收據、折讓單與對帳單',
      en: 'Receipts, credit notes and statements',
    }),
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'issuedAt', clear: { facts: { memberName: '', memberAccount: '' } } },
      plain: ['kind', 'number', 'currency', 'month'],
    },
  },
  receiptsDue: pendingWorkRule('until the receipts are written'),
} satisfies TableRules;
