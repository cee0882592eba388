import { kept, nameless, type TableRules } from '../tableRule.ts';

export const announcementsTables = {
  announcementReads: {
    contains: { zh: '会员何时看过公告', tw: '會員何時看過公告', en: 'When members read announcements' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  announcements: {
    contains: { zh: '公告', tw: '公告', en: 'Announcements' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
} satisfies TableRules;
