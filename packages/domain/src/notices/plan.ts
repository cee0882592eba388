import { minuteOfDay, nextTimeAtMinute } from './dayTime.ts';
import { type MessageChannel, messageChannels, type NoticeChannel, type NoticeEvent } from './events.ts';
import { isUrgent, kindOf, type NoticeKind } from './kinds.ts';

/** Quiet hours as minutes since midnight, in the member's time zone. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export type MutedKindKey = `${NoticeKind}.${MessageChannel}`;
/**
 * The key that stands for "notifications of this kind are switched off on this channel" in a member's preferences.
 * @example mutedKindKey('coupon', 'email') // → 'coupon.email'
 */
export const mutedKindKey = (kind: NoticeKind, way: MessageChannel): MutedKindKey => `${kind}.${way}`;

/** A member's choices for messages that are sent in addition to the list in the portal. */
export interface NoticePreferences {
  /** Channels that are switched on. */
  readonly ways: readonly MessageChannel[];
  /** Kinds that are switched off for a channel that is switched on. */
  readonly off: readonly MutedKindKey[];
  readonly quiet: QuietHours | null;
  /** Messages that are not urgent are sent once a day at this minute. Null means one by one. */
  readonly digestAt: number | null;
  readonly timeZone: string;
}

export type SkipReason = 'notChosen' | 'unreachable';

/** How one notification is sent on one channel. */
export type ChannelPlan =
  | { readonly way: MessageChannel; readonly skippedFor: SkipReason }
  /** `gathered`: sent as part of the daily summary. */
  | { readonly way: MessageChannel; readonly at: string; readonly gathered: boolean };

export interface ChannelAvailability {
  /** Channels that the shop uses for this event. */
  readonly told: readonly NoticeChannel[];
  /** Channels that the shop has set up. */
  readonly offered: readonly MessageChannel[];
  /** Channels that can reach this member. */
  readonly reachable: readonly MessageChannel[];
}

/**
 * Decides on which channels a notification is sent, and when (ISO 8601 UTC). Channels that the shop does not use are
 * not part of the answer, and neither is the list in the portal. An urgent event never waits for the daily summary, but
 * it does wait for the end of the quiet hours.
 * @example planNotice('order.ship', { told: ['app', 'email', 'sms'], offered: ['email', 'sms'], reachable: ['email'] },
 * { ways: ['email'], off: [], quiet: { from: 1320, until: 420 }, digestAt: null, timeZone: 'Asia/Taipei' },
 * '2026-11-20T15:00:00.000Z') // → [{ way: 'email', at: '2026-11-20T23:00:00.000Z', gathered: false }, { way: 'sms',
 * skippedFor: 'notChosen' }]
 */
export function planNotice(
  event: NoticeEvent,
  { told, offered, reachable }: ChannelAvailability,
  wishes: NoticePreferences,
  now: string,
): ChannelPlan[] {
  const used = messageChannels.filter((way) => told.includes(way) && offered.includes(way));
  const isOff = (way: MessageChannel) => wishes.off.includes(mutedKindKey(kindOf(event), way));
  const isChosen = (way: MessageChannel) => wishes.ways.includes(way) && !isOff(way);
  const chosen = used.filter(isChosen);
  const instead = chosen.some((way) => reachable.includes(way))
    ? undefined
    : insteadOf.find(
        (way) => chosen.length > 0 && used.includes(way) && reachable.includes(way) && !isOff(way),
      );
  return used.map((way) => {
    if (!isChosen(way) && way !== instead) return { way, skippedFor: 'notChosen' };
    if (!reachable.includes(way)) return { way, skippedFor: 'unreachable' };
    return { way, ...timeFor(event, wishes, now) };
  });
}

/**
 * If none of a member's chosen channels can reach them, the first of these channels that can reach them is used. Text
 * messages come last, because they cost money.
 */
const insteadOf: readonly MessageChannel[] = ['push', 'email', 'line', 'sms'];

function timeFor(event: NoticeEvent, { digestAt, quiet, timeZone }: NoticePreferences, now: string) {
  const gathered = digestAt !== null && !isUrgent(event);
  const at = gathered ? nextTimeAtMinute(digestAt, timeZone, now) : now;
  return { at: afterQuiet(quiet, timeZone, at), gathered };
}

/** Returns the moment `at`, or the end of the quiet hours if `at` is within them. */
function afterQuiet(quiet: QuietHours | null, timeZone: string, at: string): string {
  return quiet !== null && isQuiet(quiet, minuteOfDay(at, timeZone))
    ? nextTimeAtMinute(quiet.until, timeZone, at)
    : at;
}

/**
 * Quiet hours may span midnight. If they begin and end at the same minute there are none.
 * @example isQuiet({ from: 1320, until: 420 }, 1380) // → true
 */
export function isQuiet({ from, until }: QuietHours, minute: number): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}
