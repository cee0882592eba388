import { minutesPerDay } from '@crossdock/domain/notices/dayTime.ts';
import { messageChannels, noticeChannels, noticeEvents } from '@crossdock/domain/notices/events.ts';
import { noticeKinds } from '@crossdock/domain/notices/kinds.ts';
import { mutedKindKey } from '@crossdock/domain/notices/plan.ts';
import { z } from 'zod';
import { member, settingsCalls } from '../wire/call.ts';
import { count, id, instant, lang, plain, whole } from '../wire/values.ts';

const event = z.enum(noticeEvents);
/** The channels that a member can choose. The notification list in the portal is always on. */
const way = z.enum(messageChannels);
const kind = z.enum(noticeKinds);
const minute = whole.min(0, 'field.tooSmall').max(minutesPerDay - 1, 'field.tooBig');
const offMarks = z.enum(noticeKinds.flatMap((one) => messageChannels.map((by) => mutedKindKey(one, by))));

/**
 * The member's choices about all channels except the portal's list. Times are minutes of the day in the member's time
 * zone.
 */
const wishes = {
  ways: z.array(way).max(messageChannels.length, 'field.tooMany'),
  /** Kinds switched off for a channel that is on: `coupon.email`. */
  off: z.array(offMarks).max(noticeKinds.length * messageChannels.length, 'field.tooMany'),
  quiet: z.strictObject({ from: minute, until: minute }).nullable(),
  digestAt: minute.nullable(),
};
const noticeWishesInput = z.strictObject({
  ...wishes,
  /** IANA name; null means the shop's. */
  timeZone: z
    .string()
    .max(60, 'field.tooLong')
    .refine((name) => isTimeZone(name), 'field.invalid')
    .nullable(),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const noticeWishes = z.object({
  ...wishes,
  timeZone: plain.text,
  /**
   * The channels that can be chosen, and whether this member can be reached; LINE reaches only friends of the
   * official account.
   */
  offered: z.array(
    z.object({
      way,
      reachable: plain.yesNo,
      notFriend: plain.yesNo,
      /** Since when mail to the address bounces; null if no bounce is known. */
      bouncedAt: plain.maybeInstant,
      /** The address or number; empty for channels without one. */
      to: plain.text,
    }),
  ),
  /** The kinds of notification that this shop sends, with their channels. */
  kinds: z.array(z.object({ kind, ways: z.array(way) })),
});

const notification = z.object({
  id,
  event,
  /** The id of the parcel, order, transfer … that the notification is about. */
  subjectId: plain.maybeId,
  /** In the reader's language. */
  title: plain.text,
  text: plain.text,
  /** The first photo of an arrived parcel. */
  thumb: plain.maybeText,
  createdAt: instant,
  readAt: plain.maybeInstant,
});

const channelsOfEvents = z.array(
  z.strictObject({ event, channels: z.array(z.enum(noticeChannels)).max(noticeChannels.length) }),
);

/** Events with their names in the reader's language. */
const namedEvents = z.array(
  z.object({
    event,
    title: plain.text,
    channels: z.array(z.enum(noticeChannels)),
    /** Languages with the shop's own texts. */
    ownWords: z.array(lang),
  }),
);

const saveNoticeSettingsInput = z.strictObject({ events: channelsOfEvents.max(noticeEvents.length) });

const settings = settingsCalls(
  'staff/notices/settings',
  saveNoticeSettingsInput,
  z.object({ events: namedEvents }),
);

export const noticeCalls = {
  listNotifications: member.page('Member/GetNotifications', {
    summary: 'List your notifications, newest first',
    of: notification,
  }),
  countUnread: member.get('Member/GetUnreadCount', {
    summary: 'Count your unread notifications, up to 99',
    output: z.object({ unread: count }),
  }),
  readNotifications: member.post('Member/ReadNotifications', {
    summary: 'Mark notifications as read up to one of them',
    input: z.strictObject({ upToId: id }),
  }),
  getNoticeWishes: member.get('Member/GetNoticeWishes', {
    summary: 'Get your notification settings and the available channels',
    output: noticeWishes,
  }),
  saveNoticeWishes: member.post('Member/SaveNoticeWishes', {
    summary: 'Set your notification channels, quiet hours and daily summary',
    input: noticeWishesInput,
  }),
  getNoticeSettings: settings.get('shop.read', 'Get which events notify members, and how'),
  saveNoticeSettings: settings.save('shop.write', 'Set which events notify members, and how'),
};
