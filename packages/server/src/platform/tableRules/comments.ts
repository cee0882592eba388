import { kept, type TableRules } from '../tableRule.ts';

export const commentsTables = {
  comments: {
    contains: { zh: '评价', tw: '評價', en: 'Reviews' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
