import { kept, nameless, type TableRules } from '../tableRule.ts';

export const guideTables = {
  guideArticles: { retention: kept.settings, erasure: nameless.shops },
  guideVotes: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
} satisfies TableRules;
