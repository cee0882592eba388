import { memberDataRule, staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const announcementsTables = {
  announcementReads: memberDataRule({
    zh: '会员何时看过公告',
    tw: '會員何時看過公告',
    en: 'When members read announcements',
  }),
  announcements: staffSetupRule({ zh: '公告', tw: '公告', en: 'Announcements' }),
} satisfies TableRules;
