import type { TableRules } from '../tableRule.ts';

export const erasingTables = {
  erasures: {
    retention: { kept: 'says that a request was carried out, and names nobody' },
    archive: { without: ['tokenHash', 'reason'], why: 'lets its reader cancel one, or names a member' },
    memberArchive: { left: 'says that a deletion was requested, and how far it is' },
    erasure: 'what was requested; its reason is emptied at the end',
  },
} satisfies TableRules;
