import { instantOfWallClock } from '../shops/wallClock.ts';
import { dayAfter } from '../wallet/days.ts';
import type { ClockPause } from './shipment.ts';

/** Why a parcel's storage days pause: a problem, a dispute, or another reason that the shop is responsible for. */
export const pauseReasons = ['problem', 'dispute', 'firm'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** The kinds of review by staff that a member must pass before ordering. */
export const reviewPauseReasons = ['address', 'declarer', 'identity'] as const;

/**
 * The reasons for pauses that are shown to members and staff. A pause for a review covers the time when the member
 * could not order because of the review; nobody enters it by hand.
 */
export const shownPauseReasons = [...pauseReasons, ...reviewPauseReasons] as const;
export type ShownPauseReason = (typeof shownPauseReasons)[number];

/**
 * A review pauses the clock for at most this many days, so that a member cannot extend it by editing again and
 * again.
 */
export const maxReviewPauseDays = 14;

/**
 * Whether a pause that keeps the parcel out of orders is active at the instant `at` (ISO 8601 UTC). Pauses that only
 * stop the clock never count.
 * @example isBlockedByPause([{ from: '2026-11-01T00:00:00Z', until: '2026-11-08T00:00:00Z', keepsBack: true }],
 * '2026-11-08T00:00:00Z') // → false
 * @example isBlockedByPause([{ from: '2026-11-01T00:00:00Z', until: null, keepsBack: true }], '2026-11-08T00:00:00Z')
 * // → true
 */
export function isBlockedByPause(
  pauses: readonly (ClockPause & { readonly keepsBack: boolean })[],
  at: string,
): boolean {
  return isClockPaused(
    pauses.filter(({ keepsBack }) => keepsBack),
    at,
  );
}

/**
 * Whether storage days are paused at the instant `at`.
 * @example isClockPaused([{ from: '2026-11-01T00:00:00Z', until: null }], '2026-11-02T00:00:00Z') // → true
 */
export function isClockPaused(clockPauses: readonly ClockPause[], at: string): boolean {
  const instant = Date.parse(at);
  return clockPauses.some(
    ({ from, until }) => Date.parse(from) <= instant && (until === null || instant < Date.parse(until)),
  );
}

/**
 * Every period in which a parcel's storage days pause: those of its own pauses that stop the clock, and the closed
 * days of its warehouse (`2026-12-25`), from midnight to midnight in the zone. The periods may overlap: `pausedMs`
 * never counts one twice.
 * @example clockPausesOf([], ['2026-12-25'], 'Asia/Taipei') // → [{ from: '2026-12-24T16:00:00.000Z', until:
 * '2026-12-25T16:00:00.000Z' }]
 */
export function clockPausesOf(
  pauses: readonly (ClockPause & { readonly stopsClock: boolean })[],
  closedDays: readonly string[],
  timeZone: string,
): readonly ClockPause[] {
  const startOf = (day: string) => instantOfWallClock(`${day}T00:00`, timeZone);
  const closed = closedDays.flatMap((day) => {
    const from = startOf(day);
    const until = startOf(dayAfter(day));
    return from && until ? [{ from, until }] : [];
  });
  return [...pauses.filter(({ stopsClock }) => stopsClock), ...closed];
}

/**
 * How long storage days were paused between two instants. Overlapping periods count once.
 * @example pausedMs([{ from: '2026-11-01T00:00Z', until: '2026-11-01T02:00Z' }, { from: '2026-11-01T01:00Z', until:
 * null }], 0, Date.parse('2026-11-01T03:00Z')) / 3_600_000 // → 3
 */
export function pausedMs(clockPauses: readonly ClockPause[], sinceMs: number, untilMs: number): number {
  if (clockPauses.length === 0) return 0;
  const spans = clockPauses
    .map(({ from, until }) => ({
      from: Math.max(sinceMs, Date.parse(from)),
      until: Math.min(untilMs, until === null ? untilMs : Date.parse(until)),
    }))
    .sort((a, b) => a.from - b.from);
  let stopped = 0;
  let reached = sinceMs;
  for (const { from, until } of spans) {
    stopped += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return stopped;
}
