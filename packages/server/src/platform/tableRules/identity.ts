import { kept, type TableRules } from '../tableRule.ts';

export const identityTables = {
  identities: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  identityWaits: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
} satisfies TableRules;
