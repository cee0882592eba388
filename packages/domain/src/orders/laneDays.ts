import { dateIn } from './timeFilters.ts';

/** How long a lane takes, in days. */
export interface LaneDuration {
  /** From shipping to delivery. */
  readonly minDays: number;
  readonly maxDays: number;
  /** Whether the days are counted from the lane's own deliveries or stated by the channel. */
  readonly source: 'deliveries' | 'channel';
  /**
   * Within how many days nine in ten orders were packed and shipped; null if there were too few deliveries.
   */
  readonly packDays: number | null;
  readonly shipDays: number | null;
}

/**
 * When a shipment arrives: between two days of the shop's calendar, a number of days after it leaves, or
 * unknown.
 */
export type JourneyArrival =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'afterShipping' } & Pick<LaneDuration, 'minDays' | 'maxDays' | 'source'>)
  | {
      readonly kind: 'between';
      readonly from: string;
      readonly until: string;
      readonly late: boolean;
      readonly source: LaneDuration['source'];
    };

/**
 * The days on which a shipment that left at `shippedAt` arrives. The first day is never in the past. `late` is true
 * from the day after the last.
 * @example arrivalWindow('2026-11-20T04:00:00Z', { minDays: 3, maxDays: 5, source: 'channel' }, '2026-11-24T04:00:00Z', 'Asia/Taipei')
 * // → { kind: 'between', from: '2026-11-24', until: '2026-11-25', late: false, source: 'channel' }
 */
export function arrivalWindow(
  shippedAt: string,
  { minDays, maxDays, source }: Pick<LaneDuration, 'minDays' | 'maxDays' | 'source'>,
  now: string,
  timeZone: string,
): JourneyArrival {
  const [begin, until] = [
    dayAfterMoment(shippedAt, minDays, timeZone),
    dayAfterMoment(shippedAt, maxDays, timeZone),
  ];
  const today = dateIn(now, timeZone);
  const late = until < today;
  return { kind: 'between', from: late || begin > today ? begin : today, until, late, source };
}

/**
 * The calendar day in the time zone, `days` days after the moment `at`.
 * @example dayAfterMoment('2026-11-20T20:00:00Z', 2, 'Asia/Taipei') // → '2026-11-23'
 */
export const dayAfterMoment = (at: string, days: number, timeZone: string): string =>
  dateIn(new Date(Date.parse(at) + days * 86_400_000).toISOString(), timeZone);
