import { instantOfWallClock } from '../shops/wallClock.ts';
import { dayAfter } from '../wallet/days.ts';
import type { ClockPause } from './shipment.ts';

/** Why the firm stops a parcel's storage clock: a problem piece, a dispute, or anything else that it must answer for. */
export const pauseReasons = ['problem', 'dispute', 'firm'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Whether a pause that keeps the parcel out of orders stands at the instant `at`. */
export function isKeptBack(
  pauses: readonly (ClockPause & { readonly keepsBack: boolean })[],
  at: string,
): boolean {
  return isClockPaused(
    pauses.filter(({ keepsBack }) => keepsBack),
    at,
  );
}

/** Whether the clock stands still at the instant `at`. */
export function isClockPaused(clockPauses: readonly ClockPause[], at: string): boolean {
  const instant = Date.parse(at);
  return clockPauses.some(
    ({ from, until }) => Date.parse(from) <= instant && (until === null || instant < Date.parse(until)),
  );
}

/** Everything that stops a parcel's clock: those of its pauses that do, and its warehouse's closed days (`2026-12-25`). */
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

/** For how long the clock stood still between two instants; stops that overlap count once. */
export function pausedMs(clockPauses: readonly ClockPause[], sinceMs: number, untilMs: number): number {
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
