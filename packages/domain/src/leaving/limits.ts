/** Limits for exports of a shop's data: times and sizes. */
export const exportLimits = {
  /**
   * Minimum time between two exports. An export contains everything, so a second one soon after is rarely
   * intended.
   */
  everyHours: 24,
  /**
   * The wait between the request and the start of the export. Rows carry the time at which their transaction began;
   * after this wait no transaction can still add a row from before the request.
   */
  restsSeconds: 120,
  keptDays: 7,
  /** How long the address of a download is valid. The download itself may take longer. */
  addressSeconds: 300,
  /** The largest size of one download of pictures and documents. */
  volumeBytes: 1_000_000_000,
  volumeFiles: 20_000,
} as const;

/**
 * When the next export may be requested; null: now. A cancelled export does not count.
 * @example nextExportAt('2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z') // → '2026-11-21T08:00:00.000Z'
 */
export function nextExportAt(lastRequestedAt: string, now: string): string | null {
  const at = Date.parse(lastRequestedAt) + exportLimits.everyHours * 3_600_000;
  return at > Date.parse(now) ? new Date(at).toISOString() : null;
}
