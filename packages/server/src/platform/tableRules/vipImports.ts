import type { TableRules } from '../tableRule.ts';

export const vipImportsTables = {
  vipImportRows: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: 'whole',
    erasure: { goes: ['importId'] },
  },
  // A preview is kept for a week, a confirmed import for half a year.
  vipImports: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: 'whole',
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
