import { booksWithMembersRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const adjustmentsTables = {
  balanceAdjustments: {
    ...booksWithMembersRule(
      { zh: '余额调整的申请与审核', tw: '餘額調整的申請與審核', en: 'Requests to adjust balances' },
      { left: 'what staff decided among themselves; the movement is in ledger.csv' },
    ),
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'createdAt', clear: { reason: '', rejectReason: '' } },
      plain: ['state'],
    },
  },
} satisfies TableRules;
