/**
 * A member level of the shop. A member reaches it with `fromPaidMinor` of paid freight in total; null means that only
 * staff assign it.
 */
export interface Level {
  readonly level: number;
  readonly fromPaidMinor: number | null;
}

/** The level of a new member. It has no threshold. */
export const firstLevel = 1;
export const maxLevels = 20;

/**
 * The highest level that `paidMinor` reaches, but never below `current`: members never move down automatically.
 * @example levelReached(2, 100, [{ level: 1, fromPaidMinor: null }, { level: 2, fromPaidMinor: 500 }]) // → 2
 */
export function levelReached(current: number, paidMinor: number, levels: readonly Level[]): number {
  return levels.reduce(
    (reached, { level, fromPaidMinor }) =>
      fromPaidMinor !== null && fromPaidMinor <= paidMinor && level > reached ? level : reached,
    current,
  );
}

/**
 * The lowest level above `current` that can be reached by paid freight; undefined at the top.
 * @example nextReachableLevel(1, [{ level: 1, fromPaidMinor: null }, { level: 2, fromPaidMinor: 500 }]) // → { level: 2,
 * fromPaidMinor: 500 }
 */
export function nextReachableLevel<L extends Level>(current: number, levels: readonly L[]): L | undefined {
  const ahead = levels.filter(({ level, fromPaidMinor }) => fromPaidMinor !== null && level > current);
  return ahead.sort((a, b) => a.level - b.level)[0];
}

/**
 * The positions of impossible thresholds: one on the first level, or one that is not above those before it.
 * @example impossibleThresholds([null, 500, 400]) // → [2]
 */
export function impossibleThresholds(thresholds: readonly (number | null)[]): number[] {
  let highest = 0;
  return thresholds.flatMap((threshold, at) => {
    if (threshold === null) return [];
    if (at === 0 || threshold <= highest) return [at];
    highest = threshold;
    return [];
  });
}
