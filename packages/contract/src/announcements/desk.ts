import {
  announcementStates,
  announcementTypes,
  readSecondsMax,
} from '@crossdock/domain/announcements/rules.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { longBodyBytes, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { headline, localizedContent } from '../wire/localizedContent.ts';
import { count, id, instant, lang, ofMember, plain, whole } from '../wire/values.ts';

export const announcementTabs = ['all', ...announcementStates] as const;
const type = z.enum(announcementTypes);
const version = count;
const few = 50;

const content = {
  type,
  pinned: plain.yesNo,
  top: plain.yesNo,
  readSeconds: whole.min(0, 'field.tooSmall').max(readSecondsMax, 'field.tooBig'),
  membersOnly: plain.yesNo,
  /** Empty means all levels. */
  levels: z.array(count).max(few, 'field.tooMany'),
  /** Home countries, by address or phone; empty means all. */
  countries: z.array(z.string().refine(isRegion, 'field.country')).max(few, 'field.tooMany'),
  /** Channels that the member shipped by in the last half-year; empty means all. */
  channelIds: z.array(id).max(few, 'field.tooMany'),
  endsAt: plain.maybeInstant,
  /** Whether the audience is notified when the announcement begins, through the channels that each member chose. */
  tells: plain.yesNo.default(false),
};

const saveAnnouncementInput = z.strictObject({
  /** Missing for a new draft. */
  id: plain.optionalId,
  /** The version that was edited, so that another person's change is not overwritten. */
  version: version.optional(),
  texts: localizedContent,
  ...content,
});

const row = z.object({
  id,
  version,
  ...headline,
  ...content,
  langs: z.array(lang),
  state: z.enum(announcementStates),
  publishAt: plain.maybeInstant,
  updatedAt: instant,
  updatedBy: plain.text,
  opened: count,
  acknowledged: count,
});
export type AnnouncementRow = z.infer<typeof row>;

const edited = row.extend({ texts: localizedContent });
export type EditedAnnouncement = z.infer<typeof edited>;

const ofVersion = z.strictObject({ id, version });
const moved = ['announcement.state'] as const;

export const announcementDeskCalls = {
  listAnnouncementDesk: staff('announcement.write').page('staff/announcements', {
    summary: 'Announcements in every state, the latest changed first',
    filters: {
      shelf: z.enum(announcementTabs).default('all'),
      type: type.optional(),
      words: searchWords,
    },
    of: row,
    with: {
      counts: z.object({ draft: count, planned: count, live: count, ended: count }),
    },
  }),
  getEditedAnnouncement: staff('announcement.write').byId.get('staff/announcements/one', {
    summary: 'An announcement as it is edited, in all its languages',
    output: edited,
  }),
  saveAnnouncement: staff('announcement.write').post('staff/announcements/save', {
    summary: 'Write an announcement or change it; a new one is a draft',
    bodyAtMost: longBodyBytes,
    input: saveAnnouncementInput,
    output: edited,
    refusals: ['article.picture', 'announcement.periodOver', 'announcement.audience', 'announcement.empty'],
  }),
  releaseAnnouncement: staff('announcement.write').post('staff/announcements/release', {
    summary: 'Publish or schedule an announcement',
    input: z.strictObject({
      id,
      version,
      /** Null publishes the announcement now. */
      publishAt: plain.maybeInstant,
    }),
    output: edited,
    refusals: [...moved, 'announcement.periodOver', 'announcement.empty'],
  }),
  withdrawAnnouncement: staff('announcement.write').post('staff/announcements/withdraw', {
    summary: 'Move a scheduled announcement back to drafts',
    input: ofVersion,
    output: edited,
    refusals: moved,
  }),
  endAnnouncement: staff('announcement.write').post('staff/announcements/end', {
    summary: 'End an announcement now',
    input: ofVersion,
    output: edited,
    refusals: moved,
  }),
  removeAnnouncement: staff('announcement.write').post('staff/announcements/remove', {
    summary: 'Delete an announcement and its read receipts',
    input: ofVersion,
    refusals: moved,
  }),
  listReaders: staff('announcement.write').page('staff/announcements/readers', {
    summary: 'List who has read an announcement, latest first',
    filters: { id },
    of: z.object({
      ...ofMember,
      openedAt: instant,
      acknowledgedAt: plain.maybeInstant,
    }),
    with: { concerned: count, opened: count, acknowledged: count },
    table: {
      views: 'readers',
      title: 'announcements.readers',
      columns: {
        member: column.member('announcements.readers.member'),
        opened: column.instant('announcements.readers.opened', 'openedAt'),
        acknowledged: column.instant('announcements.readers.acknowledged', 'acknowledgedAt'),
      },
    },
  }),
};
