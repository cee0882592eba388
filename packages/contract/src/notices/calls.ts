import { noticeChannels, noticeEvents } from '@crossdock/domain/notices/events.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, nothing, page, pageFields } from '../wire/values.ts';

const event = z.enum(noticeEvents);
/** What a member may choose; the list in the portal is always there. */
const sentChannel = z.enum(['email', 'sms']);

const notification = z.object({
  id,
  event,
  /** The parcel, order, transfer … that it is about. */
  subjectId: id.nullable(),
  /** In the reader's language. */
  title: z.string(),
  text: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});

const channelsOfEvents = z.array(z.strictObject({ event, channels: z.array(z.enum(noticeChannels)).max(3) }));

/** With what it is called, in the reader's language. */
const namedEvents = z.array(
  z.object({ event, title: z.string(), channels: z.array(z.enum(noticeChannels)) }),
);

export const saveNoticeSettingsInput = z.strictObject({
  events: channelsOfEvents.max(noticeEvents.length),
});

export const noticeCalls = {
  listNotifications: call('GET', 'Member/GetNotifications', {
    by: 'member',
    summary: 'What this member was told, newest first',
    input: z.strictObject(pageFields),
    output: page(notification),
  }),
  countUnread: call('GET', 'Member/GetUnreadCount', {
    by: 'member',
    summary: 'How many of them were not read yet, at most 99',
    input: nothing,
    output: z.object({ unread: z.number().int() }),
  }),
  readNotifications: call('POST', 'Member/ReadNotifications', {
    by: 'member',
    summary: 'Mark as read what there is up to one of them',
    input: z.strictObject({ upToId: id }),
    output: done,
  }),
  getNoticeChannels: call('GET', 'Member/GetNoticeChannels', {
    by: 'member',
    summary: 'By which ways this member wants to be told, and which the shop has',
    input: nothing,
    output: z.object({ chosen: z.array(sentChannel), offered: z.array(sentChannel) }),
  }),
  setNoticeChannels: call('POST', 'Member/SetNoticeChannels', {
    by: 'member',
    summary: 'Choose by which ways to be told besides the list',
    input: z.strictObject({ channels: z.array(sentChannel).max(2) }),
    output: done,
  }),
  getNoticeSettings: call('GET', 'staff/notices/settings', {
    by: 'staff',
    can: 'shop.read',
    summary: 'What members are told of, and how',
    input: nothing,
    output: z.object({ events: namedEvents }),
  }),
  saveNoticeSettings: call('POST', 'staff/notices/settings', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Choose what members are told of, and how',
    input: saveNoticeSettingsInput,
    output: z.object({ events: namedEvents }),
  }),
};
