import { zoneOffsetMs } from '../zoneOffset.ts';

/**
 * The date and time that a clock in `timeZone` shows at `iso`, in the form of an input field: `2026-11-20T18:30`.
 * @example wallClockAt('2026-11-20T10:30:00Z', 'Asia/Taipei') // → '2026-11-20T18:30'
 */
export function wallClockAt(iso: string, timeZone: string): string {
  const at = Date.parse(iso);
  return new Date(at + zoneOffsetMs(timeZone, at)).toISOString().slice(0, 16);
}

/**
 * The instant (ISO 8601 UTC) at which a clock in `timeZone` shows `text`; undefined if the text is no date and time.
 * For an hour that a clock change skips or repeats, one of the two possible instants.
 * @example instantOfWallClock('2026-11-20T18:30', 'Asia/Taipei') // → '2026-11-20T10:30:00.000Z'
 */
export function instantOfWallClock(text: string, timeZone: string): string | undefined {
  const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.exec(text);
  const asUtc = match ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const guess = asUtc - zoneOffsetMs(timeZone, asUtc);
  return new Date(asUtc - zoneOffsetMs(timeZone, guess)).toISOString();
}

/**
 * The months from `oldest` to `newest` as a span in `timeZone`: its first moment, and the first moment after it.
 * @example monthsSpan('2026-11-05T00:00:00Z', '2026-11-20T00:00:00Z', 'Asia/Taipei') // → { since:
 * '2026-10-31T16:00:00.000Z', until: '2026-11-30T16:00:00.000Z' }
 */
export function monthsSpan(oldest: string, newest: string, timeZone: string) {
  const month = monthAt(newest, timeZone);
  // 31 days after a month's first day are in the next month, whichever month it is.
  const next = new Date(Date.parse(`${month}-01T00:00Z`) + 31 * 86_400_000).toISOString().slice(0, 7);
  const first = (one: string) => instantOfWallClock(`${one}-01T00:00`, timeZone);
  return { since: first(monthAt(oldest, timeZone)) ?? oldest, until: first(next) ?? newest };
}

/**
 * The month that a calendar in `timeZone` shows at `iso`, as `2026-11`.
 * @example monthAt('2026-10-31T16:00:00Z', 'Asia/Taipei') // → '2026-11'
 */
export const monthAt = (iso: string, timeZone: string) => wallClockAt(iso, timeZone).slice(0, 7);

/**
 * The `count` months of `timeZone` that end with that of `iso`, oldest first, as `2026-11`.
 * @example monthsUntil('2026-01-15T00:00:00Z', 'Asia/Taipei', 2) // → ['2025-12', '2026-01']
 */
export function monthsUntil(iso: string, timeZone: string, count: number): string[] {
  const [year = 0, month = 1] = wallClockAt(iso, timeZone).split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}
