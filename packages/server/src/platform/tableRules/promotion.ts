import { anonymousBooksRule, booksWithMembersRule } from '../commonTableRules.ts';
import { notErasedReasons, type TableRules } from '../tableRule.ts';

export const promotionTables = {
  promotionEarnings: {
    ...anonymousBooksRule(
      { zh: '推广收益', tw: '推廣收益', en: 'Earnings of referrers' },
      notErasedReasons.ids,
    ),
    memberArchive: 'member',
  },
  shares: {
    ...booksWithMembersRule({ zh: '会员的推广分享', tw: '會員的推廣分享', en: 'Shares of members' }),
    erasure: {
      of: ['memberId'],
      clear: { link: '', note: '', fileIds: [], rejectReason: '' },
      plain: ['platform', 'state'],
    },
  },
} satisfies TableRules;
