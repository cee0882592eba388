import { dateIn } from '../orders/timeFilters.ts';

/** Days are written 2026-11-20 and belong to the shop's calendar. A span includes both ends. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export const ledgerPeriods = ['today', 'yesterday', 'month', 'lastMonth'] as const;
export type LedgerPeriod = (typeof ledgerPeriods)[number];

const dayMs = 86_400_000;

/** The most days that are read, closed or exported at once. */
export const maxLedgerDays = 400;

/**
 * A transfer carries the time at which its transaction began. This long after a day's end no transaction can
 * still write to that day.
 */
const dayRestsMs = 5 * 60_000;

/**
 * The day `days` days after `day`; before it for a negative number.
 * @example dayAfter('2026-12-31') // → '2027-01-01'
 */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The number of days from `from` to `to`, both included; 0 or less if `to` is earlier.
 * @example countDays({ from: '2026-11-01', to: '2026-11-30' }) // → 30
 */
export function countDays({ from, to }: DaySpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/**
 * Every day of a span, the first and the last included. Empty if it ends before it begins.
 * @example daysInSpan({ from: '2026-11-30', to: '2026-12-01' }) // → ['2026-11-30', '2026-12-01']
 */
export function daysInSpan(span: DaySpan): string[] {
  return Array.from({ length: Math.max(0, countDays(span)) }, (_, at) => dayAfter(span.from, at));
}

/**
 * The days of a named span when `today` is the shop's day. Months are calendar months.
 * @example ledgerPeriodSpan('month', '2026-11-20') // → { from: '2026-11-01', to: '2026-11-20' }
 */
export function ledgerPeriodSpan(span: LedgerPeriod, today: string): DaySpan {
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'lastMonth': {
      const to = dayAfter(`${today.slice(0, 7)}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
  }
}

/**
 * The newest day that can be closed at the instant `now`: it is over, and all its transactions are written. Never
 * today.
 * @example lastClosableDay('2026-11-20T16:04:00Z', 'Asia/Taipei') // → '2026-11-19'
 */
export function lastClosableDay(now: string, timeZone: string): string {
  return dayAfter(dateIn(new Date(Date.parse(now) - dayRestsMs).toISOString(), timeZone), -1);
}
