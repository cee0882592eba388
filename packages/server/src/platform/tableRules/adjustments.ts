import { kept, type TableRules } from '../tableRule.ts';

export const adjustmentsTables = {
  balanceAdjustments: {
    retention: kept.books,
    memberArchive: { left: 'what staff decided among themselves; the movement is in ledger.csv' },
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'createdAt', clear: { reason: '', rejectReason: '' } },
      plain: ['state'],
    },
  },
} satisfies TableRules;
