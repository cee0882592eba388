/** With fewer deliveries we cannot compute how long a lane is usually without news. */
const enough = 20;
/**
 * A package needs at least this many days without news to count as quiet, because carriers report nothing on days
 * off.
 */
const leastDays = 2;

/**
 * The times by which a lane's packages are judged: the longest usual time without news, and the longest time that the
 * lane may take.
 */
export interface LaneQuietTimes {
  /** The time between two pieces of news that 95 of 100 deliveries never exceeded, in days. */
  readonly silentDays: number;
  readonly deliveries: number;
  /** The longest time that the channel states, in days. */
  readonly maxDays: number;
}

/**
 * After how many days without news a package counts as quiet. With too few deliveries on its lane, the
 * channel's longest time is used. Never less than two days.
 * @example quietAfterDays({ silentDays: 3.4, deliveries: 50, maxDays: 12 }) // → 4
 * @example quietAfterDays({ silentDays: 3.4, deliveries: 5, maxDays: 12 }) // → 12
 */
export function quietAfterDays({ silentDays, deliveries, maxDays }: LaneQuietTimes): number {
  return Math.max(leastDays, deliveries < enough ? maxDays : Math.ceil(silentDays));
}

interface Heard {
  readonly state: string;
  readonly shippedAt: string | null;
  readonly quietSince: string | null;
}

/**
 * Since when there is no news of a package that counts as quiet; null if the package is not quiet, has arrived, or
 * was shipped again.
 * @example quietSince({ state: 'delivered', shippedAt: '2026-11-01T00:00:00Z', quietSince: '2026-11-05T00:00:00Z' }) // → null
 */
export function quietSince({ state, shippedAt, quietSince: since }: Heard): string | null {
  if (state !== 'shipped' || since === null || shippedAt === null) return null;
  return Date.parse(since) >= Date.parse(shippedAt) ? since : null;
}
