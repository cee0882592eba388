import { anyone, type EventOf, machineOf, staff } from '../machine.ts';
import type { OrderState } from '../orders/states.ts';
import type { Measures } from './measures.ts';
import type { ParcelState } from './states.ts';

/** The subjects of disputes: a parcel on the shelf, or a packed box that the bill is computed from. */
export const disputeSubjects = ['parcel', 'package'] as const;
export type DisputeSubject = (typeof disputeSubjects)[number];

export const disputeStates = ['open', 'confirmed', 'corrected', 'withdrawn'] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * A member disputes a measurement. A second clerk measures again and confirms or corrects the first one. The dispute
 * ends early if the member withdraws it, or if the box or parcel is unpacked, cancelled or leaves.
 */
export const disputeMachine = machineOf(disputeStates, ['open'], {
  confirm: [staff, { open: 'confirmed' }],
  correct: [staff, { open: 'corrected' }],
  withdraw: [anyone, { open: 'withdrawn' }],
});
export type DisputeEvent = EventOf<typeof disputeMachine>;

/** How long a measurement can be disputed, and how far a second measurement may differ and still confirm the first. */
export interface DisputeSettings {
  readonly days: number;
  readonly toleranceG: number;
  readonly toleranceMm: number;
}
export const defaultDisputeSettings: DisputeSettings = { days: 7, toleranceG: 100, toleranceMm: 20 };

/** States in which a parcel can be measured again. In an order the packages are measured, not the parcels. */
export const disputableParcels: readonly ParcelState[] = ['received', 'shelved'];
export const disputableOrders: readonly OrderState[] = ['awaitingPayment', 'awaitingShipment'];

/**
 * The last moment at which a measurement taken at `measuredAt` can be disputed.
 * @example disputableUntil('2026-11-01T00:00:00.000Z', { days: 3 }) // → '2026-11-04T00:00:00.000Z'
 */
export function disputableUntil(measuredAt: string, { days }: Pick<DisputeSettings, 'days'>): string {
  return new Date(Date.parse(measuredAt) + days * 86_400_000).toISOString();
}

/** The sides from longest to shortest, because it does not matter how the parcel lay. */
const sidesOf = ({ lengthMm, widthMm, heightMm }: Measures): readonly [number, number, number] => {
  const [a = 0, b = 0, c = 0] = [lengthMm, widthMm, heightMm].sort((one, other) => other - one);
  return [a, b, c];
};

/**
 * Whether the second measurement is lighter, or shorter on a side, by more than the tolerance.
 * @example isSecondSmaller({ weightG: 1000, lengthMm: 300, widthMm: 200, heightMm: 100 }, { weightG: 990, lengthMm: 100,
 * widthMm: 200, heightMm: 300 }, { toleranceG: 20, toleranceMm: 5 }) // → false
 */
export function isSecondSmaller(
  first: Measures,
  second: Measures,
  { toleranceG, toleranceMm }: Pick<DisputeSettings, 'toleranceG' | 'toleranceMm'>,
): boolean {
  const sides = sidesOf(second);
  return (
    first.weightG - second.weightG > toleranceG ||
    sidesOf(first).some((side, at) => side - (sides[at] ?? 0) > toleranceMm)
  );
}

/**
 * The measures after a correction: the smaller of each, so that a dispute never makes a parcel more
 * expensive.
 * @example smallerMeasures({ weightG: 900, lengthMm: 300, widthMm: 200, heightMm: 100 }, { weightG: 1000, lengthMm: 100,
 * widthMm: 200, heightMm: 290 }) // → { weightG: 900, lengthMm: 290, widthMm: 200, heightMm: 100 }
 */
export function smallerMeasures(first: Measures, second: Measures): Measures {
  const [one, other] = [sidesOf(first), sidesOf(second)];
  return {
    weightG: Math.min(first.weightG, second.weightG),
    lengthMm: Math.min(one[0], other[0]),
    widthMm: Math.min(one[1], other[1]),
    heightMm: Math.min(one[2], other[2]),
  };
}

export const disputeTextMax = 500;
export const disputePicturesMax = 6;
