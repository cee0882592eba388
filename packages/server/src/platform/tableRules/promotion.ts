import { kept, nameless, type TableRules } from '../tableRule.ts';

export const promotionTables = {
  promotionEarnings: {
    retention: kept.books,
    archive: 'whole',
    memberArchive: 'member',
    erasure: nameless.ids,
  },
  shares: {
    retention: kept.books,
    archive: 'whole',
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { link: '', note: '', fileIds: [], rejectReason: '' },
      plain: ['platform', 'state'],
    },
  },
} satisfies TableRules;
