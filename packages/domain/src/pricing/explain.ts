import { type Minor, minor, sum } from '../money.ts';
import { type CostKind, type CostLine, costKinds } from './costLine.ts';

export interface ChangedNumber {
  readonly name: string;
  /**
   * The number in the old price; undefined if the old price has no such number. `after` is the same for the new
   * price.
   */
  readonly before: number | string | undefined;
  readonly after: number | string | undefined;
}

/** A kind of cost that differs between quote and bill, and the numbers that caused it. */
export interface CostDifference {
  readonly kind: CostKind;
  readonly beforeMinor: Minor;
  readonly afterMinor: Minor;
  readonly deltaMinor: Minor;
  readonly why: readonly ChangedNumber[];
}

/**
 * The kinds of cost that changed from quote to final bill, with amount and reason. The deltas add up to the whole
 * difference. A kind whose sum is the same is never listed, even if its numbers changed.
 * @example explainDifference([costLine('freight', 8000, { steps: 0 })], [costLine('freight', 11_500, { steps: 1 })]) //
 * → [{ kind: 'freight', beforeMinor: 8000, afterMinor: 11_500, deltaMinor: 3500, why: [{ name: 'steps', before: 0,
 * after: 1 }] }]
 */
export function explainDifference(
  quoteLines: readonly CostLine[],
  billLines: readonly CostLine[],
): CostDifference[] {
  return costKinds.flatMap((kind) => {
    const before = quoteLines.filter((line) => line.kind === kind);
    const after = billLines.filter((line) => line.kind === kind);
    const beforeMinor = sum(before.map((line) => line.amountMinor));
    const afterMinor = sum(after.map((line) => line.amountMinor));
    if (beforeMinor === afterMinor) return [];
    const deltaMinor = minor(afterMinor - beforeMinor);
    return [{ kind, beforeMinor, afterMinor, deltaMinor, why: changedNumbers(before, after) }];
  });
}

/**
 * All kinds of cost of two prices side by side, also those that did not change. Never leaves out a line, so the deltas
 * add up to the whole difference.
 * @example costsSideBySide([costLine('freight', 8000)], [costLine('freight', 8000), costLine('storage', 600)]).map(({ kind,
 * deltaMinor }) => [kind, deltaMinor]) // → [['freight', 0], ['storage', 600]]
 */
export function costsSideBySide(
  oldLines: readonly CostLine[],
  newLines: readonly CostLine[],
): Omit<CostDifference, 'why'>[] {
  const sumOf = (lines: readonly CostLine[], kind: CostKind) =>
    sum(lines.filter((line) => line.kind === kind).map((line) => line.amountMinor));
  return costKinds.flatMap((kind) => {
    if (![...oldLines, ...newLines].some((line) => line.kind === kind)) return [];
    const [beforeMinor, afterMinor] = [sumOf(oldLines, kind), sumOf(newLines, kind)];
    return [{ kind, beforeMinor, afterMinor, deltaMinor: minor(afterMinor - beforeMinor) }];
  });
}

function changedNumbers(before: readonly CostLine[], after: readonly CostLine[]): ChangedNumber[] {
  const changed: ChangedNumber[] = [];
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
    const old = before[at]?.reason.numbers ?? {};
    const now = after[at]?.reason.numbers ?? {};
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (old[name] !== now[name]) changed.push({ name, before: old[name], after: now[name] });
    }
  }
  return changed;
}
