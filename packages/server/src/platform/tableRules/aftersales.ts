import { booksWithMembersRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const aftersalesTables = {
  aftersalesClaims: {
    ...booksWithMembersRule({ zh: '售后申请', tw: '理賠申請', en: 'After-sales claims' }),
    erasure: {
      of: ['memberId'],
      clear: { remark: '', damageFileIds: [], purchaseFileIds: [], rejectReason: '' },
      keep: { for: 'books', since: 'createdAt', clear: { voucherFileId: null } },
      plain: ['number', 'kind', 'state', 'way'],
    },
  },
} satisfies TableRules;
