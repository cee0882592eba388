import { type Minor, minor, sum } from '../money.ts';
import { isClockPaused } from './clockPauses.ts';
import type { StorageRule } from './rateCard.ts';
import type { StoredParcel } from './shipment.ts';
import { type StorageFee, storageFeeOf } from './storage.ts';

const dayMs = 86_400_000;
/** If a parcel's storage fee begins later than this many days from now, the calendar shows no beginning. */
const searchDays = 400;

/** free: it costs nothing; lastFree: the next day costs; rent: the day costs; paused: the days do not count. */
export const calendarDayKinds = ['free', 'lastFree', 'rent', 'paused'] as const;
export type CalendarDayKind = (typeof calendarDayKinds)[number];

export interface CalendarParcel {
  readonly id: string;
  readonly stored: StoredParcel;
  readonly rule: StorageRule;
}

export interface CalendarDay {
  readonly kind: CalendarDayKind;
  /** The total storage fee if the parcel is sent on that day. */
  readonly rentMinor: Minor;
  /** How much higher the fee is than on the day before. */
  readonly addedMinor: number;
}

/** The cost of a parcel's storage on each of the coming days, from the same rule as its bill. */
export interface ParcelCalendar {
  readonly id: string;
  readonly now: StorageFee;
  readonly pausedNow: boolean;
  /** When the first storage fee is due, ISO 8601 UTC; null: never, or not while the parcel's pause lasts. */
  readonly rentBegins: string | null;
  readonly days: readonly CalendarDay[];
}

interface Span {
  /** The first day's instant, ISO 8601 UTC; each later one is 24 hours after the one before. */
  readonly from: string;
  readonly days: number;
  readonly coinMinor: number;
}

/**
 * The instants of a calendar: `days` of them, 24 hours apart.
 * @example calendarInstants('2026-11-01T08:00:00.000Z', 2) // → ['2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z']
 */
export const calendarInstants = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => new Date(Date.parse(from) + at * dayMs).toISOString());

/**
 * A parcel's calendar. A day's storage fee is what a bill of that day would charge. The fee before the first
 * day plus the added amounts of all days is the last day's fee.
 * @example parcelCalendar({ id: 'a', stored: { label: 'SF1', since: '2026-11-01T00:00:00Z', clockPauses: [], weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1 }, rule: { freeDays: 1, by: 'parcel', unit: 1, dayRateMinor: 100, capMinor: null, abandonAfterDays: null } }, { from: '2026-11-03T00:00:00Z', days: 1, coinMinor: 1 }).days // → [{ kind: 'rent', rentMinor: 100, addedMinor: 100 }]
 */
export function parcelCalendar({ id, stored, rule }: CalendarParcel, span: Span): ParcelCalendar {
  const on = (at: string) => storageFeeOf(stored, rule, { at, coinMinor: span.coinMinor });
  // The fee of the day before decides what the first day adds.
  const instants = calendarInstants(new Date(Date.parse(span.from) - dayMs).toISOString(), span.days + 2);
  const all = instants.map(on);
  const days = instants.slice(1, -1).map((at, index): CalendarDay => {
    const rentMinor = all[index + 1]?.rentMinor ?? minor(0);
    const before = all[index]?.rentMinor ?? 0;
    const after = all[index + 2]?.rentMinor ?? 0;
    return {
      kind: kindOf(isClockPaused(stored.clockPauses, at), rentMinor, after),
      rentMinor,
      addedMinor: rentMinor - before,
    };
  });
  return {
    id,
    now: on(span.from),
    pausedNow: isClockPaused(stored.clockPauses, span.from),
    rentBegins: rentStartOf(stored, rule, span.from),
    days,
  };
}

function kindOf(paused: boolean, rentMinor: number, nextMinor: number): CalendarDayKind {
  if (paused) return 'paused';
  if (rentMinor > 0) return 'rent';
  return nextMinor > 0 ? 'lastFree' : 'free';
}

/**
 * When a parcel's storage first costs something; an instant of the past if it costs something already.
 * @example rentStartOf({ label: 'SF1', since: '2026-11-01T00:00:00Z', clockPauses: [], weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1 }, { freeDays: 1, by: 'parcel', unit: 1, dayRateMinor: 100, capMinor: null, abandonAfterDays: null }, '2026-11-01T00:00:00Z') // → '2026-11-03T00:00:00.000Z'
 */
export function rentStartOf(stored: StoredParcel, rule: StorageRule, from: string): string | null {
  const since = Date.parse(stored.since);
  const first = rule.freeDays + 1;
  const last = Math.floor((Date.parse(from) - since) / dayMs) + searchDays;
  for (let day = first; day <= last; day++) {
    const at = new Date(since + day * dayMs).toISOString();
    if (storageFeeOf(stored, rule, { at, coinMinor: 1 }).rentMinor > 0) return at;
  }
  return null;
}

/**
 * The storage of several parcels on one day of their calendars.
 * @example rentOfDay([], 0) // → 0
 */
export const rentOfDay = (parcels: readonly ParcelCalendar[], day: number): Minor =>
  sum(parcels.map(({ days }) => days[day]?.rentMinor ?? minor(0)));

/** The possible advice to a member with parcels on a shelf. */
export const calendarAdvices = ['nothing', 'wait', 'send', 'rentRuns', 'free', 'paused'] as const;
export type CalendarAdvice = (typeof calendarAdvices)[number];

/**
 * The best advice now: wait if one more parcel saves money; else send if storage already costs or will cost within
 * three days; else there is time.
 * @example calendarAdvice({ parcels: 2, savesMinor: 500, rentMinor: 0, pausedAll: false, freeDays: 9 }) // → 'wait'
 */
export function calendarAdvice(of: {
  readonly parcels: number;
  /** How much waiting for one more parcel saves; 0 or less if nothing, or if none is expected. */
  readonly savesMinor: number;
  readonly rentMinor: number;
  readonly pausedAll: boolean;
  /** Days until the first storage fee; null if none is in sight. */
  readonly freeDays: number | null;
}): CalendarAdvice {
  if (of.parcels === 0) return 'nothing';
  if (of.savesMinor > 0) return 'wait';
  if (of.pausedAll) return 'paused';
  if (of.rentMinor > 0) return 'rentRuns';
  return of.freeDays !== null && of.freeDays <= soonDays ? 'send' : 'free';
}

const soonDays = 3;
