import { type Minor, minor } from '../money.ts';

export const pickupPiecesMax = 20;
export const lightestPickupG = 100;
export const pickupWeightMaxG = 5_000_000;
export const pickupPriceMaxMinor = 100_000_000;
export const piecePicturesMax = 6;

/** The prices of a pickup in an area. */
export interface PickupTariff {
  readonly baseMinor: number;
  /** The weight that the base price covers. */
  readonly baseWeightG: number;
  /** The price of each started kilogram above the base weight. */
  readonly stepMinor: number;
  /** The weight that the area's drivers can carry. */
  readonly maxWeightG: number;
}

export interface PickupPrice {
  readonly amountMinor: Minor;
  /** Started kilograms above the base weight. */
  readonly steps: number;
}

/**
 * The price of a pickup by its weight: a base, then steps of a kilogram. A started step counts as a whole one.
 * @example pickupPrice({ baseMinor: 100, baseWeightG: 5000, stepMinor: 20 }, 5001) // → { steps: 1, amountMinor: 120 }
 */
export function pickupPrice(
  { baseMinor, baseWeightG, stepMinor }: PickupTariff,
  weightG: number,
): PickupPrice {
  const steps = Math.ceil(Math.max(0, weightG - baseWeightG) / 1000);
  return { steps, amountMinor: minor(baseMinor + steps * stepMinor) };
}
