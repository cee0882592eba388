import { kept, type TableRules } from '../tableRule.ts';

export const commentsTables = {
  comments: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
} satisfies TableRules;
