import { people, settings, type TableEnds } from '../platform/retention.ts';

export const announcementsEnds = {
  announcementReads: people,
  announcements: settings,
} satisfies TableEnds;
