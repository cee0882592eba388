import { zoneOffsetMs } from '../zoneOffset.ts';

/** The time filters of the order list (specification, section 9). */
export const timeFilters = ['all', 'today', 'yesterday', 'week', 'month'] as const;
export type TimeFilter = (typeof timeFilters)[number];

/** A period from `from` (included) to `to` (excluded), ISO 8601 UTC; null means no limit on that side. */
export interface TimeSpan {
  readonly from: string | null;
  readonly to: string | null;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The span of `filter` at the instant `now`. Days are calendar days in the shop's time zone (IANA name): a week is
 * today and the six days before it, a month reaches back to the same day of the month before (or its last day).
 * @example timeSpanOf('all', '2026-11-20T00:00:00Z', 'Asia/Taipei') // → { from: null, to: null }
 */
export function timeSpanOf(filter: TimeFilter, now: string, timeZone: string): TimeSpan {
  const today = dayIn(timeZone, new Date(now));
  const start = (day: Day) => startOf(day, timeZone).toISOString();
  const tomorrow = start(plusDays(today, 1));
  switch (filter) {
    case 'all':
      return { from: null, to: null };
    case 'today':
      return { from: start(today), to: tomorrow };
    case 'yesterday':
      return { from: start(plusDays(today, -1)), to: start(today) };
    case 'week':
      return { from: start(plusDays(today, -6)), to: tomorrow };
    case 'month':
      return { from: start(aMonthBefore(today)), to: tomorrow };
  }
}

/**
 * The instant (ISO 8601 UTC) at which a day, written 2026-11-20, begins in the time zone.
 * @example dayStart('2026-11-20', 'Asia/Taipei') // → '2026-11-19T16:00:00.000Z'
 */
export function dayStart(date: string, timeZone: string): string {
  return startOf(parseDay(date), timeZone).toISOString();
}

/**
 * The instant at which a day ends in the time zone, which is the start of the next day.
 * @example dayEnd('2026-11-20', 'Asia/Taipei') // → '2026-11-20T16:00:00.000Z'
 */
export function dayEnd(date: string, timeZone: string): string {
  return startOf(plusDays(parseDay(date), 1), timeZone).toISOString();
}

/**
 * The day of an instant in the time zone, written 2026-11-20.
 * @example dateIn('2026-11-19T16:00:00Z', 'Asia/Taipei') // → '2026-11-20'
 */
export function dateIn(at: string, timeZone: string): string {
  return new Date(Date.parse(at) + zoneOffsetMs(timeZone, Date.parse(at))).toISOString().slice(0, 10);
}

function parseDay(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

function plusDays({ year, month, day }: Day, days: number): Day {
  return dayOf(new Date(Date.UTC(year, month - 1, day + days)));
}

function aMonthBefore({ year, month, day }: Day): Day {
  const lastOfMonthBefore = dayOf(new Date(Date.UTC(year, month - 1, 0)));
  return { ...lastOfMonthBefore, day: Math.min(day, lastOfMonthBefore.day) };
}

function dayOf(date: Date): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function dayIn(timeZone: string, instant: Date): Day {
  return dayOf(new Date(instant.getTime() + zoneOffsetMs(timeZone, instant.getTime())));
}

/**
 * The instant at which `day` begins. The offset is looked up again at the first guess, because clocks may
 * change that night.
 */
function startOf({ year, month, day }: Day, timeZone: string): Date {
  const utcMidnight = Date.UTC(year, month - 1, day);
  const guess = new Date(utcMidnight - zoneOffsetMs(timeZone, utcMidnight));
  return new Date(utcMidnight - zoneOffsetMs(timeZone, guess.getTime()));
}
