import { announcementTypes } from '@crossdock/domain/announcements/rules.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { headline } from '../wire/localizedContent.ts';
import { doneAnswer, emptyInput, id, instant, page, pageFields, query } from '../wire/values.ts';
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
  /** Null for visitors, because we do not record what they read. */
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
    summary: 'List announcement types with counts',
    input: emptyInput,
    output: z.object({ types: z.array(z.object({ type, name: z.string(), count })) }),
  }),
  listAnnouncements: call('GET', 'Member/GetNoticeList', {
    by: 'guest',
    summary: 'List announcements for me: pinned first, then newest',
    input: z.strictObject({
      type: type.optional(),
      words: z.string().trim().max(100, 'field.tooLong').optional(),
      /** Lists unread ones first, pinned or not. */
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
    summary: 'List announcements I must read and confirm, oldest first',
    input: emptyInput,
    output: z.object({ list: z.array(announcementText) }),
  }),
  countAnnouncements: call('GET', 'Member/GetNoticeCount', {
    by: 'member',
    summary: 'Count my unread announcements and those to confirm',
    input: emptyInput,
    output: z.object({ unread: count, top: count }),
  }),
  openAnnouncement: call('POST', 'Member/OpenNotice', {
    by: 'member',
    summary: 'Record that I opened an announcement; its reading time starts',
    input: z.strictObject({ id }),
    output: z.object({ secondsLeft: count, acknowledgedAt: instant.nullable() }),
  }),
  acknowledgeAnnouncement: call('POST', 'Member/AcknowledgeNotice', {
    by: 'member',
    // If staff act as the member, the member does not count as having read it.
    personal: true,
    summary: 'Confirm an announcement after its reading time',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['announcement.tooEarly', 'announcement.notOpened'],
  }),
};
