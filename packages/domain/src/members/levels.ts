/** A level of the shop's members. `fromPaidMinor` is the freight paid in all that raises a member to it; null: staff give it. */
export interface Level {
  readonly level: number;
  readonly fromPaidMinor: number | null;
}

/** Where everybody starts; it has no threshold. */
export const firstLevel = 1;
export const mostLevels = 20;

/** The highest level that `paidMinor` reaches, and never one below `current`: nobody falls by themselves. */
export function levelReached(current: number, paidMinor: number, levels: readonly Level[]): number {
  return levels.reduce(
    (reached, { level, fromPaidMinor }) =>
      fromPaidMinor !== null && fromPaidMinor <= paidMinor && level > reached ? level : reached,
    current,
  );
}

/** The lowest level above `current` that freight alone reaches; undefined at the top. */
export function levelAhead<L extends Level>(current: number, levels: readonly L[]): L | undefined {
  const ahead = levels.filter(({ level, fromPaidMinor }) => fromPaidMinor !== null && level > current);
  return ahead.sort((a, b) => a.level - b.level)[0];
}

/**
 * Which of a shop's thresholds, given level by level from the first, cannot be: one of the first level, and one that is
 * not above those before it. Answers their positions.
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
