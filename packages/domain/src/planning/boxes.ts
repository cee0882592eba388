import type { LaneOffer } from '../pricing/lane.ts';
import { type Limits, mergeLimits, noLimits, takesBox } from '../pricing/limits.ts';
import type { BoxFillRate, PlanFacts, PlanLane, PlanParcel } from './facts.ts';
import { type Carton, type Cuboid, fitsCarton, packCartons } from './packing.ts';

/** Cartons that warehouses use, in millimetres, the smallest first. */
const cartons: readonly Carton[] = [
  [200, 150, 100],
  [250, 200, 150],
  [300, 250, 200],
  [350, 250, 250],
  [400, 300, 250],
  [400, 300, 300],
  [450, 350, 300],
  [500, 400, 300],
  [500, 400, 400],
  [600, 400, 400],
  [600, 500, 400],
  [600, 500, 500],
  [700, 500, 500],
];

/** The weight that one person can lift. */
const liftedG = 25_000;

/** The share of a box that parcels fill, in basis points, used if a firm has packed few orders. */
const defaultFillBp = 6_500;
/** With fewer packed orders we cannot compute how a firm packs. */
const enoughOrders = 20;

/**
 * How full a firm packs its boxes: the parcels' volume divided by the packages' volume, as the median of its
 * latest packed orders; a usual value if there are few.
 * @example boxFillRateOf({ fillBp: 8000, orders: 3 }) // → { fillBp: 6500, source: 'usual', orders: 3 }
 */
export function boxFillRateOf({
  fillBp,
  orders,
}: {
  readonly fillBp: number | null;
  readonly orders: number;
}): BoxFillRate {
  if (fillBp === null || orders < enoughOrders) return { fillBp: defaultFillBp, source: 'usual', orders };
  return { fillBp: Math.min(20_000, Math.max(2_000, Math.round(fillBp))), source: 'firm', orders };
}

/** How many boxes an order will probably have, and their total size. */
export interface PackagingEstimate {
  readonly from: number;
  readonly to: number;
  readonly fromCm3: number;
  readonly toCm3: number;
}

/**
 * The probable range of an order's boxes. It lies between the number that results from packing the parcels by their
 * sides, and the number that the firm needs if it fills its boxes as usual. Never fewer boxes than the weight
 * requires. No box breaks the limits, except that a parcel that fits no carton is a box of its own.
 * @example estimatePackaging([], seaLane.carriers[0].limits, { fillBp: 6500, source: 'usual', orders: 0 }).to // → 0
 */
export function estimatePackaging(
  parcels: readonly Cuboid[],
  limits: Limits,
  { fillBp }: Pick<BoxFillRate, 'fillBp'>,
): PackagingEstimate {
  const maxG = Math.min(liftedG, limits.maxPieceG ?? liftedG);
  const allowed = cartons.filter((carton) => takesBox(limits, boxOf(carton)));
  const largest = allowed.at(-1);
  const measured = parcels.filter(({ lengthMm, widthMm, heightMm }) => lengthMm * widthMm * heightMm > 0);
  const fits = largest
    ? measured.filter((parcel) => parcel.weightG <= maxG && fitsCarton(parcel, largest))
    : [];
  const alone = parcels.length - fits.length;
  const aloneCm3 = cm3(parcels) - cm3(fits);
  if (!largest || fits.length === 0) return { from: alone, to: alone, fromCm3: aloneCm3, toCm3: aloneCm3 };
  const { filled } = packCartons(fits, largest, maxG);
  const packedCm3 = filled.reduce((sum, { placements, weightG }) => {
    const solids = placements.map(({ solid }) => solid);
    return sum + smallestFor(solids, allowed, Math.max(maxG, weightG));
  }, 0);
  const usualCm3 = Math.ceil((cm3(fits) * 10_000) / fillBp);
  const weightG = fits.reduce((sum, parcel) => sum + parcel.weightG, 0);
  const usual = Math.max(1, Math.ceil(usualCm3 / volumeCm3(largest)), Math.ceil(weightG / maxG));
  return {
    from: alone + Math.min(filled.length, usual),
    to: alone + Math.max(filled.length, usual),
    fromCm3: aloneCm3 + Math.min(packedCm3, usualCm3),
    toCm3: aloneCm3 + Math.max(packedCm3, usualCm3),
  };
}

/** The volume of the smallest carton that can contain all solids. */
function smallestFor(solids: readonly Cuboid[], allowed: readonly Carton[], maxG: number): number {
  const needed = cm3(solids);
  const found = allowed.find((carton) => {
    if (volumeCm3(carton) < needed || !solids.every((solid) => fitsCarton(solid, carton))) return false;
    const { filled, outside } = packCartons(solids, carton, maxG);
    return filled.length === 1 && outside.length === 0;
  });
  return volumeCm3(found ?? allowed.at(-1) ?? [0, 0, 0]);
}

const volumeCm3 = ([x, y, z]: Carton): number => (x * y * z) / 1000;
const cm3 = (solids: readonly Cuboid[]): number =>
  Math.ceil(solids.reduce((sum, one) => sum + one.lengthMm * one.widthMm * one.heightMm, 0) / 1000);
const boxOf = ([lengthMm, widthMm, heightMm]: Carton) => ({ lengthMm, widthMm, heightMm, weightG: 0 });

const packedBefore = new WeakMap<PlanFacts, Map<string, PackagingEstimate>>();

/**
 * The smallest and largest number of boxes that a planned order may need (`from`, `to`), within the limits of its
 * channel, carrier and pickup point. Cached for each object `facts`.
 * @example estimateOrderPackaging({ pickupLimits: { goodsTypes: null }, filling: { fillBp: 6500 } }, { parcels: [], lane: { channelId: 'c', lane: { card: { limits: { goodsTypes: null } } } }, offer: {} }).to // → 0
 */
export function estimateOrderPackaging(
  facts: PlanFacts,
  order: {
    readonly parcels: readonly PlanParcel[];
    readonly lane: PlanLane;
    readonly offer: Pick<LaneOffer, 'carrier'>;
  },
): PackagingEstimate {
  const known = packedBefore.get(facts) ?? new Map<string, PackagingEstimate>();
  packedBefore.set(facts, known);
  const { parcels, lane, offer } = order;
  const key = `${parcels.map(({ id }) => id).join()} ${lane.channelId} ${offer.carrier?.id}`;
  const ofChannel = mergeLimits(lane.lane.card.limits, facts.pickupLimits);
  const limits = mergeLimits(ofChannel, offer.carrier?.limits ?? noLimits);
  const found = known.get(key) ?? estimatePackaging(parcels, limits, facts.filling);
  known.set(key, found);
  return found;
}

/**
 * The boxes of several orders together.
 * @example totalPackagingEstimate([{ from: 1, to: 2, fromCm3: 5, toCm3: 6 }, { from: 1, to: 1, fromCm3: 5, toCm3: 5 }]).to // → 3
 */
export const totalPackagingEstimate = (ranges: readonly PackagingEstimate[]): PackagingEstimate => {
  const sum = (of: (range: PackagingEstimate) => number) =>
    ranges.reduce((total, range) => total + of(range), 0);
  return {
    from: sum(({ from }) => from),
    to: sum(({ to }) => to),
    fromCm3: sum(({ fromCm3 }) => fromCm3),
    toCm3: sum(({ toCm3 }) => toCm3),
  };
};
