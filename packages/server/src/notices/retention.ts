import { day, people, settings, type TableRetention } from '../platform/retention.ts';

export const noticesRetention = {
  noticeTemplates: settings,
  noticeWays: { kept: 'a row goes with its notice' },
  noticeWishes: people,
  notifications: { kept: 'a row goes after 180 days (notices/tell.ts)' },
  pushSubscriptions: { after: 'seenAt', hours: 400 * day },
} satisfies TableRetention;
