/** Clocks differ: times up to five minutes ahead count as now. */
const toleranceMs = 5 * 60_000;

export function isInFuture(at: string, now: string): boolean {
  return Date.parse(at) > Date.parse(now) + toleranceMs;
}
