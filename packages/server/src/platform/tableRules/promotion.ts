import { booksWithMembers, booksWithoutMembers } from '../tableKinds.ts';
import { notErased, type TableRules } from '../tableRule.ts';

export const promotionTables = {
  promotionEarnings: {
    ...booksWithoutMembers({ zh: '推广收益', tw: '推廣收益', en: 'Earnings of referrers' }, notErased.ids),
    memberArchive: 'member',
  },
  shares: {
    ...booksWithMembers({ zh: '会员的推广分享', tw: '會員的推廣分享', en: 'Shares of members' }),
    erasure: {
      of: ['memberId'],
      clear: { link: '', note: '', fileIds: [], rejectReason: '' },
      plain: ['platform', 'state'],
    },
  },
} satisfies TableRules;
