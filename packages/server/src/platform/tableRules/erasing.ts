import type { TableRules } from '../tableRule.ts';

export const erasingTables = {
  erasures: {
    contains: { zh: '会员资料的删除', tw: '會員資料的刪除', en: 'Deletions of members’ data' },
    retention: { kept: 'says that a request was carried out, and names nobody' },
    archive: { without: ['tokenHash', 'reason'], why: 'lets its reader cancel one, or names a member' },
    memberArchive: { left: 'says that a deletion was requested, and how far it is' },
    erasure: 'what was requested; its reason is emptied at the end',
  },
} satisfies TableRules;
