import { announcementTypes } from '@crossdock/domain/announcements/rules.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { guest, member } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { headline } from '../wire/localizedContent.ts';
import { count, id, instant, plain, query } from '../wire/values.ts';
import { announcementDeskCalls } from './desk.ts';

const type = z.enum(announcementTypes);

const announcement = z.object({
  id,
  type,
  ...headline,
  publishedAt: instant,
  pinned: plain.yesNo,
  /** True if the member must keep the announcement open for the required seconds and then acknowledge it. */
  top: plain.yesNo,
  /** Null for visitors, because we do not record what they read. */
  read: plain.yesNo.nullable(),
});
export type Announcement = z.infer<typeof announcement>;

const announcementText = announcement.extend({
  html: plain.text,
  readSeconds: count,
  acknowledgedAt: plain.maybeInstant,
});
export type AnnouncementText = z.infer<typeof announcementText>;

export const announcementCalls = {
  ...announcementDeskCalls,
  getAnnouncementTypes: guest.get('Member/GetNoticeTypeList', {
    summary: 'List announcement types with counts',
    output: z.object({ types: z.array(z.object({ type, name: plain.text, count })) }),
  }),
  listAnnouncements: guest.page('Member/GetNoticeList', {
    summary: 'List announcements for me: pinned first, then newest',
    filters: {
      type: type.optional(),
      words: searchWords,
      /** Lists unread announcements first, pinned or not. */
      unreadFirst: query.flag().default(false),
    },
    of: announcement,
  }),
  getAnnouncement: guest.byId.get('Member/GetNoticeText', {
    summary: 'The text of an announcement',
    output: announcementText,
  }),
  listTopAnnouncements: member.get('Member/GetTopNoticeList', {
    summary: 'List announcements I must read and confirm, oldest first',
    output: listOf(announcementText),
  }),
  countAnnouncements: member.get('Member/GetNoticeCount', {
    summary: 'Count my unread announcements and those to confirm',
    output: z.object({ unread: count, top: count }),
  }),
  openAnnouncement: member.byId.post('Member/OpenNotice', {
    summary: 'Record that I opened an announcement; its reading time starts',
    output: z.object({ secondsLeft: count, acknowledgedAt: plain.maybeInstant }),
  }),
  acknowledgeAnnouncement: member.byId.post('Member/AcknowledgeNotice', {
    summary: 'Confirm an announcement after its reading time',
    // If staff act as the member, the announcement stays unread for the member.
    personal: true,
    refusals: ['announcement.tooEarly', 'announcement.notOpened'],
  }),
};
