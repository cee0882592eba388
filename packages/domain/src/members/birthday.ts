import { dateIn } from '../orders/timeFilters.ts';

/** The earliest birthday accepted: nobody born before is alive. */
const earliest = '1900-01-01';

/**
 * Whether `day` (`2001-05-17`) is a possible birthday for somebody at the instant `now` (ISO 8601 UTC) in the shop's
 * time zone.
 * @example isBirthday('2026-11-02', '2026-11-01T00:00:00Z', 'Asia/Taipei') // → false
 */
export function isBirthday(day: string, now: string, timeZone: string): boolean {
  return day >= earliest && day <= dateIn(now, timeZone);
}
