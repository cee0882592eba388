import { kept, left, nameless, type TableRules } from '../tableRule.ts';

export const receiptsTables = {
  receiptSeries: { retention: { kept: 'one row for each kind and year' }, erasure: 'numbers' },
  receipts: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'issuedAt', clear: { facts: { memberName: '', memberAccount: '' } } },
      plain: ['kind', 'number', 'currency', 'month'],
    },
  },
  receiptsDue: {
    retention: { kept: 'until the receipts are written' },
    archive: left.work,
    erasure: nameless.work,
  },
} satisfies TableRules;
