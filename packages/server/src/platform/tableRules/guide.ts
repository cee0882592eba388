import { kept, nameless, type TableRules } from '../tableRule.ts';

export const guideTables = {
  guideArticles: {
    contains: { zh: '新手指引文章', tw: '新手指引文章', en: 'Articles of the guide' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  guideVotes: {
    contains: { zh: '会员对文章的评分', tw: '會員對文章的評分', en: 'Votes on articles' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
