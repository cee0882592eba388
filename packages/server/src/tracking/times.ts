/** Clocks differ a little: five minutes ahead are still now. */
const toleranceMs = 5 * 60_000;

export function isAhead(at: string, now: string): boolean {
  return Date.parse(at) > Date.parse(now) + toleranceMs;
}
