import { cpus } from 'node:os';

/** The median. For an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest value that at least `share` of all values do not exceed: `quantile(times, 0.99)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The report prints whether the target is met. A missed target never fails a run. */
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

export function report(title: string, rows: readonly Row[]): void {
  console.log(`\n${title} · Node ${process.version} · ${cpus().length} cores`);
  for (const { what, value, unit, target } of rows) {
    const wanted =
      target === undefined
        ? ''
        : 'atLeast' in target
          ? `target ≥ ${target.atLeast}  ${value >= target.atLeast ? 'met' : 'MISSED'}`
          : `target ≤ ${target.atMost}  ${value <= target.atMost ? 'met' : 'MISSED'}`;
    console.log(`  ${what.padEnd(58)} ${shown(value).padStart(9)} ${unit.padEnd(6)} ${wanted}`);
  }
}
