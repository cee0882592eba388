import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const announcementsFacts = {
  id: 'Id of the announcement (UUID)',
  'saveAnnouncement.id@body': 'Announcement to change (UUID); left out: a new draft',
  type: 'What it is about: service, shipping, fees, customs, holiday or offer',
  types: 'What announcements are about, with their names and numbers',
  'types.name': "Name of the type in the reader's language",
  'types.count': 'How many of the type there are for whoever asks',
  pinned: 'Shown before all others',
  top: 'Must be read for its seconds and acknowledged',
  'countAnnouncements.top': 'How many must still be acknowledged',
  readSeconds: 'Seconds for which it must be open before it can be acknowledged',
  membersOnly: 'Whether visitors do not see it',
  levels: 'Levels of members whom it is for; empty: all',
  countries: 'Countries (ISO 3166 alpha-2) whose members it is for; empty: all',
  channelIds: 'Shipping channels whose users it is for (UUID); empty: all',
  endsAt: 'When it ends (ISO 8601, UTC); null: it stays',
  tells: 'Whether those concerned are also written to when it begins',
  publishAt: 'When it begins (ISO 8601, UTC); null: now',
  state: 'draft, planned, live or ended',
  live: 'How many are shown now',
  opened: 'How many members have opened it',
  acknowledged: 'How many members have acknowledged it',
  openedAt: 'When the member opened it (ISO 8601, UTC)',
  acknowledgedAt: 'When it was acknowledged (ISO 8601, UTC); null: not yet',
  concerned: 'How many members it is for',
  unreadFirst: 'true: what was not read comes first, pinned or not',
  read: 'Whether the reader has opened it; null for visitors',
  secondsLeft: 'Seconds until it can be acknowledged',
  counts: 'How many there are in each state',
} as const satisfies Facts;
