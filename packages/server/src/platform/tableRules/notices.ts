import { memberDataRule, staffSetupRule } from '../commonTableRules.ts';
import { hoursPerDay, notExportedReasons, type TableRules } from '../tableRule.ts';

export const noticesTables = {
  noticeTemplates: staffSetupRule({
    zh: '店铺自己的通知文字',
    tw: '店鋪自己的通知文字',
    en: 'The shop’s own texts of notifications',
  }),
  noticeWays: {
    contains: { zh: '通知的发送方式', tw: '通知的發送方式', en: 'How notifications were sent' },
    retention: { kept: 'a row goes with its notice' },
    memberArchive: 'member',
    erasure: { goes: ['memberId', 'notificationId'] },
  },
  noticeWishes: memberDataRule({
    zh: '会员的通知设置',
    tw: '會員的通知設定',
    en: 'What members chose for notifications',
  }),
  notifications: {
    ...memberDataRule({ zh: '通知', tw: '通知', en: 'Notifications' }),
    retention: { kept: 'a row goes after 180 days (notices/noticeSender.ts)' },
    archive: { without: ['traceparent'], why: 'of the installation' },
  },
  pushSubscriptions: {
    retention: { after: 'seenAt', hours: 400 * hoursPerDay },
    archive: notExportedReasons.login,
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
