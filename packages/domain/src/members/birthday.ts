import { dateIn } from '../orders/timeFilters.ts';

/** Nobody who is alive was born before. */
const earliest = '1900-01-01';

/** Whether somebody who acts `now` (ISO 8601 UTC) in the shop's time zone can have been born on that day (`2001-05-17`). */
export function isBirthday(day: string, now: string, timeZone: string): boolean {
  return day >= earliest && day <= dateIn(now, timeZone);
}
