import type { TableRules } from '../tableRule.ts';

export const vipImportsTables = {
  vipImportRows: { retention: { after: 'expiresAt', hours: 0 }, erasure: { goes: ['importId'] } },
  // A preview is kept for a week, a confirmed import for half a year.
  vipImports: {
    retention: { after: 'expiresAt', hours: 0 },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
