import { people, settings, type TableRetention } from '../platform/retention.ts';

export const announcementsRetention = {
  announcementReads: people,
  announcements: settings,
} satisfies TableRetention;
