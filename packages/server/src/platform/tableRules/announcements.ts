import { kept, nameless, type TableRules } from '../tableRule.ts';

export const announcementsTables = {
  announcementReads: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  announcements: { retention: kept.settings, erasure: nameless.shops },
} satisfies TableRules;
