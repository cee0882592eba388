/** When the data of a shop are written, and how long they are kept. */
export const exportTerms = {
  /** Between two requests: it takes everything, so that a second one soon after is rarely meant. */
  everyHours: 24,
  /**
   * A row has the time at which its transaction began. This long after the moment of the request no transaction can
   * still write a row of before.
   */
  restsSeconds: 120,
  keptDays: 7,
  /** How long the address of a download is good. The download itself may take longer. */
  addressSeconds: 300,
  /** Pictures and documents that are downloaded together. */
  volumeBytes: 1_000_000_000,
  volumeFiles: 20_000,
} as const;

/**
 * When the next export may be requested; null: now. One that was cancelled does not count.
 * @example nextExportAt('2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z') // → '2026-11-21T08:00:00.000Z'
 */
export function nextExportAt(lastRequestedAt: string, now: string): string | null {
  const at = Date.parse(lastRequestedAt) + exportTerms.everyHours * 3_600_000;
  return at > Date.parse(now) ? new Date(at).toISOString() : null;
}
