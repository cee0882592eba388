import { possibleMeasures } from '../parcels/measures.ts';
import type { ScaleReading } from './scaleLines.ts';

/** What is on a scale, from one reading to the next. */
export interface Weighing {
  /** What the last reading said; null: none, or over the range. */
  readonly weightG: number | null;
  /** Since when it has been the same. */
  readonly sinceMs: number;
  /** How many readings in a row were the same. */
  readonly readings: number;
  /** The weight that stands still and was not used yet; null: none. */
  readonly offeredG: number | null;
  /** The last weight that was offered, until the scale is empty or something else is on it. */
  readonly lastG: number | null;
}

export const nothingWeighed: Weighing = {
  weightG: null,
  sinceMs: 0,
  readings: 0,
  offeredG: null,
  lastG: null,
};

/** Below this a scale is empty: it may stand a little beside its zero. */
const emptyG = possibleMeasures.minWeightG;
/** A scale that does not say so stands still if it shows the same for so long and so often. */
const steadyMs = 500;
const steadyReadings = 3;

/** Two readings are of the same load: scales flicker by one step. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, Math.max(one, other) * 0.002);

/**
 * Takes a reading. A weight is offered once when it stands still: again only after the scale was empty or something else
 * was put on it. Never offers a weight that moves.
 * @example weigh(nothingWeighed, { state: 'stable', weightG: 1234 }, 0).offeredG // → 1234
 */
export function weigh(before: Weighing, reading: ScaleReading, atMs: number): Weighing {
  if (reading.state === 'over') return { ...nothingWeighed, lastG: before.lastG };
  const { weightG, state } = reading;
  const goesOn = before.weightG !== null && isSame(before.weightG, weightG);
  const now: Weighing = {
    ...before,
    weightG,
    sinceMs: goesOn ? before.sinceMs : atMs,
    readings: goesOn ? before.readings + 1 : 1,
  };
  if (weightG < emptyG) return { ...now, offeredG: null, lastG: null };
  const isStill =
    state === 'stable' ||
    (state === 'silent' && now.readings >= steadyReadings && atMs - now.sinceMs >= steadyMs);
  if (!isStill || (before.lastG !== null && isSame(before.lastG, weightG)))
    return before.offeredG !== null && isSame(before.offeredG, weightG) ? now : { ...now, offeredG: null };
  return { ...now, offeredG: weightG, lastG: weightG };
}

/**
 * The offered weight was used for what is being weighed.
 * @example used(weigh(nothingWeighed, { state: 'stable', weightG: 1234 }, 0)).offeredG // → null
 */
export const used = (weighing: Weighing): Weighing => ({ ...weighing, offeredG: null });
