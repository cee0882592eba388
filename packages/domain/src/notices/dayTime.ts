import { instantOfWallClock, wallClockAt } from '../shops/wallClock.ts';

export const minutesOfDay = 24 * 60;
const dayMs = minutesOfDay * 60_000;

/** Which minute of the day it is there. */
export function minuteThere(at: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = wallClockAt(at, timeZone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/** A minute of the day as forms and clocks write it: `22:30`. */
export function minuteText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The next moment after `now` at which it is that minute of the day there. */
export function momentAt(minute: number, timeZone: string, now: string): string {
  // The third day: clocks that go back an hour may show the second day's minute before `now` still.
  for (const days of [0, 1, 2]) {
    const day = wallClockAt(new Date(Date.parse(now) + days * dayMs).toISOString(), timeZone).slice(0, 10);
    const moment = instantOfWallClock(`${day}T${minuteText(minute)}`, timeZone);
    if (moment !== undefined && moment > now) return moment;
  }
  throw new Error(`no such minute of the day: ${minute}`);
}
