import { kept, type TableRules } from '../tableRule.ts';

export const identityTables = {
  identities: {
    retention: kept.people,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  identityWaits: {
    retention: kept.people,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
