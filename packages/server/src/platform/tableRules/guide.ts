import { kept, nameless, type TableRules } from '../tableRule.ts';

export const guideTables = {
  guideArticles: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  guideVotes: {
    retention: kept.people,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
