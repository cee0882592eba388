import {
  largestMergeableGroup,
  type MergeCandidate,
  type MergeObstacle,
  type MergeRules,
  mergeObstacleOf,
} from '../parcels/merge.ts';
import { shippingObstacle } from '../parcels/obstacles.ts';

/** Why a parcel is not in the suggested order although nothing about it prevents shipping. */
const leftReasons = ['ship.notChosen', 'ship.nextOrder'] as const;
type LeftReason = MergeObstacle | (typeof leftReasons)[number];

interface ParcelSplit {
  /** The ids of the parcels that ship, in the order in which the parcels were given. */
  readonly going: readonly string[];
  readonly left: readonly { readonly id: string; readonly reason: LeftReason }[];
}

/**
 * Selects the parcels of one order. From those that the member chose, or from all, it takes the largest set
 * that can ship together; a parcel that must ship alone is taken only if there is nothing else. Each other
 * parcel gets a reason. Never more than `most`.
 * @example selectParcelsToShip([], { mergeBy: 'type', goodsClasses: {}, picturesNeeded: false }, { most: 100 }).going // → []
 */
export function selectParcelsToShip(
  parcels: readonly MergeCandidate[],
  rules: MergeRules,
  { chosen, most }: { readonly chosen?: readonly string[] | undefined; readonly most: number },
): ParcelSplit {
  const asked = chosen ? parcels.filter(({ id }) => chosen.includes(id)) : parcels;
  const wanted = suggested(asked, rules);
  const going = wanted.slice(0, most);
  const ids = new Set(going.map(({ id }) => id));
  const others = parcels.filter(({ id }) => !ids.has(id));
  return {
    going: going.map(({ id }) => id),
    left: others.map((parcel) => ({
      id: parcel.id,
      reason:
        mergeObstacleOf(parcel, going, rules) ??
        (wanted.includes(parcel) ? 'ship.nextOrder' : 'ship.notChosen'),
    })),
  };
}

function suggested(parcels: readonly MergeCandidate[], rules: MergeRules): readonly MergeCandidate[] {
  const group = largestMergeableGroup(parcels, rules);
  if (group.length > 0) return group;
  const single = parcels.find((parcel) => !shippingObstacle(parcel, rules));
  return single ? [single] : [];
}

/** A lane's price for the parcels. */
interface PricedChoice {
  readonly channelId: string;
  readonly possible: boolean;
  readonly totalMinor: number;
  readonly maxDays: number;
}

export const laneReasons = [
  'chosen',
  'only',
  'usualCheapest',
  'usual',
  'cheaper',
  'usualGone',
  'cheapest',
] as const;
/**
 * Why a lane was suggested: the member chose it; no other takes the parcels; it is the usual one and the
 * cheapest; the usual one at nearly the same price; much cheaper than the usual one; the usual one does not
 * take the parcels; or it is the cheapest.
 */
type LaneReason = (typeof laneReasons)[number];

interface TakenLane<O> {
  readonly offer: O;
  readonly why: LaneReason;
  /** How much the lane saves compared with the usual lane; 0 if that is not the reason. */
  readonly savedMinor: number;
}

/** The usual lane is kept while it costs at most this share more than the cheapest, in basis points. */
const usualMayCostBp = 1_000;

/**
 * The lane of the suggested order: the member's choice, else the lane they last used for the country unless
 * another is more than 10 % cheaper, else the cheapest. Of equal prices the faster one. Never a lane that
 * does not take the parcels.
 * @example suggestedLane([{ channelId: 'a', possible: true, totalMinor: 100, maxDays: 9 }], {})?.why // → 'only'
 */
export function suggestedLane<O extends PricedChoice>(
  offers: readonly O[],
  by: { readonly chosenId?: string | undefined; readonly usualId?: string | undefined },
): TakenLane<O> | undefined {
  const possible = offers.filter((offer) => offer.possible);
  const chosen = possible.find(({ channelId }) => channelId === by.chosenId);
  if (chosen) return { offer: chosen, why: 'chosen', savedMinor: 0 };
  const cheapest = possible.reduce<O | undefined>(
    (best, one) => (best && !isBefore(one, best) ? best : one),
    undefined,
  );
  if (!cheapest) return undefined;
  const usual = possible.find(({ channelId }) => channelId === by.usualId);
  if (usual) return besideUsual(usual, cheapest);
  if (by.usualId !== undefined && offers.some(({ channelId }) => channelId === by.usualId))
    return { offer: cheapest, why: 'usualGone', savedMinor: 0 };
  return { offer: cheapest, why: possible.length === 1 ? 'only' : 'cheapest', savedMinor: 0 };
}

function besideUsual<O extends PricedChoice>(usual: O, cheapest: O): TakenLane<O> {
  const savedMinor = usual.totalMinor - cheapest.totalMinor;
  if (savedMinor === 0) return { offer: usual, why: 'usualCheapest', savedMinor: 0 };
  const isNear = BigInt(savedMinor) * 10_000n <= BigInt(cheapest.totalMinor) * BigInt(usualMayCostBp);
  return isNear
    ? { offer: usual, why: 'usual', savedMinor: 0 }
    : { offer: cheapest, why: 'cheaper', savedMinor };
}

function isBefore(one: PricedChoice, other: PricedChoice): boolean {
  return (
    one.totalMinor < other.totalMinor || (one.totalMinor === other.totalMinor && one.maxDays < other.maxDays)
  );
}

/**
 * Sets of parcels that can ship by one lane, for when no lane takes all parcels: the largest first, each set
 * once. `fits` lists for each lane the parcels that it takes. Never an empty set.
 * @example parcelSetsByLane([['a'], ['a', 'b'], [], ['a']]) // → [['a', 'b'], ['a']]
 */
export function parcelSetsByLane(fits: readonly (readonly string[])[]): (readonly string[])[] {
  const distinct = new Map(fits.filter((ids) => ids.length > 0).map((ids) => [[...ids].sort().join(), ids]));
  return [...distinct.values()].sort((a, b) => b.length - a.length);
}

/** A coupon that the member holds, and its discount; 0 if it does not apply. */
interface CouponFit {
  readonly id: string;
  readonly deductedMinor: number;
  readonly validUntil: string;
}

/**
 * The coupon with the largest discount, among equals the one that ends first; undefined if none applies.
 * Never one without a discount.
 * @example bestCoupon([{ id: 'a', deductedMinor: 0, validUntil: '2026-01-01' }]) // → undefined
 */
export function bestCoupon<C extends CouponFit>(coupons: readonly C[]): C | undefined {
  return coupons
    .filter(({ deductedMinor }) => deductedMinor > 0)
    .reduce<C | undefined>((best, one) => (best && !isBetter(one, best) ? best : one), undefined);
}

function isBetter(one: CouponFit, best: CouponFit): boolean {
  return (
    one.deductedMinor > best.deductedMinor ||
    (one.deductedMinor === best.deductedMinor && one.validUntil < best.validUntil)
  );
}
