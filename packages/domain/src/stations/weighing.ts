import { measureBounds } from '../parcels/measures.ts';
import type { ScaleReading } from './scaleLines.ts';

/** The state of a scale between readings. */
export interface Weighing {
  /** The last reading's weight; null: no reading, or out of range. */
  readonly weightG: number | null;
  /** Since when the weight has been the same. */
  readonly sinceMs: number;
  /** How many readings in a row were the same. */
  readonly readings: number;
  /** The stable weight that was not used yet; null: none. */
  readonly offeredG: number | null;
  /** The last offered weight, until the scale is empty or has another load. */
  readonly lastG: number | null;
}

export const nothingWeighed: Weighing = {
  weightG: null,
  sinceMs: 0,
  readings: 0,
  offeredG: null,
  lastG: null,
};

/** Below this weight a scale counts as empty, because it may not show exactly zero. */
const emptyG = measureBounds.minWeightG;
/**
 * A scale that does not report stability counts as stable after the same weight for this long and this often.
 */
const steadyMs = 500;
const steadyReadings = 3;

/** Whether two readings are of the same load, although scales flicker by one step. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, Math.max(one, other) * 0.002);

/**
 * Processes a reading. A stable weight is offered once, and again only after the scale was empty or something
 * else was put on it. Never offers a moving weight.
 * @example processReading(nothingWeighed, { state: 'stable', weightG: 1234 }, 0).offeredG // → 1234
 */
export function processReading(before: Weighing, reading: ScaleReading, atMs: number): Weighing {
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
 * Marks the offered weight as used.
 * @example markOfferedWeightUsed(processReading(nothingWeighed, { state: 'stable', weightG: 1234 }, 0)).offeredG // → null
 */
export const markOfferedWeightUsed = (weighing: Weighing): Weighing => ({ ...weighing, offeredG: null });
