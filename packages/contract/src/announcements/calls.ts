import { announcementTypes } from '@crossdock/domain/announcements/rules.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, nothing, page, pageFields, query } from '../wire/values.ts';
import { headline } from '../wire/writing.ts';
import { announcementDeskCalls } from './desk.ts';

const type = z.enum(announcementTypes);
const count = z.number().int();

const announcement = z.object({
  id,
  type,
  ...headline,
  publishedAt: instant,
  pinned: z.boolean(),
  /** Must be read for its seconds and acknowledged. */
  top: z.boolean(),
  /** Null for visitors, of whom nobody knows. */
  read: z.boolean().nullable(),
});
export type Announcement = z.infer<typeof announcement>;

const announcementText = announcement.extend({
  html: z.string(),
  readSeconds: count,
  acknowledgedAt: instant.nullable(),
});
export type AnnouncementText = z.infer<typeof announcementText>;

export const announcementCalls = {
  ...announcementDeskCalls,
  getAnnouncementTypes: call('GET', 'Member/GetNoticeTypeList', {
    by: 'guest',
    summary: 'What announcements are about, and how many there are now for whoever asks',
    input: nothing,
    output: z.object({ types: z.array(z.object({ type, name: z.string(), count })) }),
  }),
  listAnnouncements: call('GET', 'Member/GetNoticeList', {
    by: 'guest',
    summary:
      'Announcements for whoever asks: pinned ones first, then the newest; visitors see what is public',
    input: z.strictObject({
      type: type.optional(),
      words: z.string().trim().max(100, 'field.tooLong').optional(),
      /** What I have not read before all else, pinned or not. */
      unreadFirst: query.flag().default(false),
      ...pageFields,
    }),
    output: page(announcement),
  }),
  getAnnouncement: call('GET', 'Member/GetNoticeText', {
    by: 'guest',
    summary: 'The text of an announcement',
    input: z.strictObject({ id }),
    output: announcementText,
  }),
  listTopAnnouncements: call('GET', 'Member/GetTopNoticeList', {
    by: 'member',
    summary: 'What I must read and acknowledge, the oldest first',
    input: nothing,
    output: z.object({ list: z.array(announcementText) }),
  }),
  countAnnouncements: call('GET', 'Member/GetNoticeCount', {
    by: 'member',
    summary: 'How many announcements I have not read, and how many of them I must acknowledge',
    input: nothing,
    output: z.object({ unread: count, top: count }),
  }),
  openAnnouncement: call('POST', 'Member/OpenNotice', {
    by: 'member',
    summary: 'Note that I have an announcement before me: its seconds count from now',
    input: z.strictObject({ id }),
    output: z.object({ secondsLeft: count, acknowledgedAt: instant.nullable() }),
  }),
  acknowledgeAnnouncement: call('POST', 'Member/AcknowledgeNotice', {
    by: 'member',
    // Whoever acts as the member has not read it for them.
    personal: true,
    summary: 'Acknowledge an announcement that was read for its seconds; once, and it is not shown again',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['announcement.tooEarly', 'announcement.notOpened'],
  }),
};
