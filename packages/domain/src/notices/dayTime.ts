import { instantOfWallClock, wallClockAt } from '../shops/wallClock.ts';

export const minutesPerDay = 24 * 60;
const dayMs = minutesPerDay * 60_000;

/**
 * The minute of the day at an instant in a time zone.
 * @example minuteOfDay('2026-11-01T14:30:00Z', 'Asia/Taipei') // → 1350
 */
export function minuteOfDay(at: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = wallClockAt(at, timeZone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * A minute of the day as forms and clocks write it: `22:30`.
 * @example minuteText(1350) // → '22:30'
 */
export function minuteText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/**
 * The next moment after `now` when the clock in that time zone shows the given minute of the day.
 * @example nextTimeAtMinute(480, 'Asia/Taipei', '2026-11-01T00:00:00.000Z') // → '2026-11-02T00:00:00.000Z'
 */
export function nextTimeAtMinute(minute: number, timeZone: string, now: string): string {
  // Three days are tried: when clocks go back an hour, the second day's minute may still be before `now`.
  for (const days of [0, 1, 2]) {
    const day = wallClockAt(new Date(Date.parse(now) + days * dayMs).toISOString(), timeZone).slice(0, 10);
    const moment = instantOfWallClock(`${day}T${minuteText(minute)}`, timeZone);
    if (moment !== undefined && moment > now) return moment;
  }
  throw new Error(`no such minute of the day: ${minute}`);
}
