import { splitByWeights } from '../aftersales/limits.ts';
import type { ClockPause } from '../pricing/shipment.ts';

/** The least and the largest number of parcels into which one parcel can be split. */
export const splitPartsMin = 2;
export const splitPartsMax = 5;

export interface SplittableParcel {
  readonly goodsCount: number;
  readonly declaredValueMinor: number;
}

/**
 * The parts of a split parcel: each has its own pieces, and the declared value in proportion to them.
 * Undefined if the counts do not add up to the parcel's pieces. Never loses a piece or a unit of money.
 * @example splitIntoParts({ goodsCount: 3, declaredValueMinor: 100 }, [1, 2]) // → [{ goodsCount: 1, declaredValueMinor: 33 },
 * { goodsCount: 2, declaredValueMinor: 67 }]
 * @example splitIntoParts({ goodsCount: 3, declaredValueMinor: 100 }, [1, 1]) // → undefined
 */
export function splitIntoParts(
  parcel: SplittableParcel,
  counts: readonly number[],
): SplittableParcel[] | undefined {
  const sum = counts.reduce((all, count) => all + count, 0);
  const whole = counts.every((count) => Number.isInteger(count) && count > 0);
  if (!whole || sum !== parcel.goodsCount) return undefined;
  const values = splitByWeights(parcel.declaredValueMinor, counts);
  return counts.map((goodsCount, at) => ({ goodsCount, declaredValueMinor: values[at] ?? 0 }));
}

const dayMs = 86_400_000;

/**
 * The period for which only the first part is charged storage: from the end of the free days to the split.
 * The other parts, which have no free days left, are charged from the split on; the day that has begun is
 * charged to the first part alone. Undefined if no charged day has begun.
 * @example storagePaidBeforeSplit('2026-11-01T00:00:00Z', 30, '2026-11-08T00:00:00Z') // → undefined
 */
export function storagePaidBeforeSplit(
  since: string | null,
  freeDays: number,
  now: string,
): (ClockPause & { readonly until: string }) | undefined {
  if (since === null) return undefined;
  const fromMs = Date.parse(since) + freeDays * dayMs;
  return fromMs < Date.parse(now) ? { from: new Date(fromMs).toISOString(), until: now } : undefined;
}

/**
 * The numbers of the parts: the parcel's number with a dash and a count, skipping numbers in use.
 * @example splitPartNumbers('SF123', 2, new Set(['SF123-1'])) // → ['SF123-2', 'SF123-3']
 */
export function splitPartNumbers(number: string, count: number, taken: ReadonlySet<string>): string[] {
  const numbers: string[] = [];
  const base = number.slice(0, 36);
  for (let n = 1; numbers.length < count; n += 1)
    if (!taken.has(`${base}-${n}`)) numbers.push(`${base}-${n}`);
  return numbers;
}
