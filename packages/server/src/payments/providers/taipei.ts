const aheadMs = 8 * 3_600_000;

/**
 * A time as shown by clocks in Taiwan, which has no daylight saving.
 * @example formatTaipeiTime(Date.UTC(2026, 0, 5, 20, 30)) // → '2026/01/06 04:30:00'
 */
export const formatTaipeiTime = (ms: number): string =>
  new Date(ms + aheadMs).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');

/**
 * Parses a time in Taiwan as `formatTaipeiTime` writes it; a date without a time means its last second. Null if it is
 * invalid.
 * @example parseTaipeiTime('2026/01/06 04:30:00') // → '2026-01-05T20:30:00.000Z'
 */
export function parseTaipeiTime(written: string): string | null {
  const [, year, month, day, time = '23:59:59'] =
    /^(\d{4})[/-](\d\d)[/-](\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(written) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${time}+08:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
