import { kept, nameless, type TableRules } from '../tableRule.ts';

export const promotionTables = {
  promotionEarnings: { retention: kept.books, memberArchive: 'member', erasure: nameless.ids },
  shares: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { link: '', note: '', fileIds: [], rejectReason: '' },
      plain: ['platform', 'state'],
    },
  },
} satisfies TableRules;
