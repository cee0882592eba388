import { kept, nameless, type TableRules } from '../tableRule.ts';

export const announcementsTables = {
  announcementReads: {
    retention: kept.people,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  announcements: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
} satisfies TableRules;
