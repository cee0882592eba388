import { day, kept, left, nameless, type TableRules } from '../tableRule.ts';

export const noticesTables = {
  noticeTemplates: {
    contains: {
      zh: '店铺自己的通知文字',
      tw: '店鋪自己的通知文字',
      en: 'The shop’s own texts of notifications',
    },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  noticeWays: {
    contains: { zh: '通知的发送方式', tw: '通知的發送方式', en: 'How notifications were sent' },
    retention: { kept: 'a row goes with its notice' },
    memberArchive: 'member',
    erasure: { goes: ['memberId', 'notificationId'] },
  },
  noticeWishes: {
    contains: { zh: '会员的通知设置', tw: '會員的通知設定', en: 'What members chose for notifications' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  notifications: {
    contains: { zh: '通知', tw: '通知', en: 'Notifications' },
    retention: { kept: 'a row goes after 180 days (notices/tell.ts)' },
    archive: { without: ['traceparent'], why: 'of the installation' },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  pushSubscriptions: {
    retention: { after: 'seenAt', hours: 400 * day },
    archive: left.login,
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
