import { memberData, setUpByStaff } from '../tableKinds.ts';
import type { TableRules } from '../tableRule.ts';

export const announcementsTables = {
  announcementReads: memberData({
    zh: '会员何时看过公告',
    tw: '會員何時看過公告',
    en: 'When members read announcements',
  }),
  announcements: setUpByStaff({ zh: '公告', tw: '公告', en: 'Announcements' }),
} satisfies TableRules;
