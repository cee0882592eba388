import { memberDataRule, staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const guideTables = {
  guideArticles: staffSetupRule({ zh: '新手指引文章', tw: '新手指引文章', en: 'Articles of the guide' }),
  guideVotes: memberDataRule({ zh: '会员对文章的评分', tw: '會員對文章的評分', en: 'Votes on articles' }),
} satisfies TableRules;
