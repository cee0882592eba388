import { day, kept, left, nameless, type TableRules } from '../tableRule.ts';

export const noticesTables = {
  noticeTemplates: { retention: kept.settings, erasure: nameless.shops },
  noticeWays: {
    retention: { kept: 'a row goes with its notice' },
    memberArchive: 'member',
    erasure: { goes: ['memberId', 'notificationId'] },
  },
  noticeWishes: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  notifications: {
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
