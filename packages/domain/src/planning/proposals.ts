import { dutiesDue, type OrderDuties } from '../duties/order.ts';
import type { LaneOffer } from '../pricing/lane.ts';
import { estimateOrderPackaging, type PackagingEstimate, totalPackagingEstimate } from './boxes.ts';
import type { PlanFacts, PlanLane, PlanParcel } from './facts.ts';
import { bestGrouping, groupingScorers, type PlanAim, planAims, type UnitGroup } from './grouping.ts';
import { initialGroupings } from './initialGroupings.ts';
import { dutiesOnLane, priceOnLane, storageFeeOnLane } from './prices.ts';
import { planUnits } from './units.ts';

/** One order of a proposal. */
export interface PlannedOrder {
  readonly parcels: readonly PlanParcel[];
  readonly lane: PlanLane;
  /** In how many days the order is placed. */
  readonly day: number;
  readonly offer: LaneOffer;
  /** The charges that customs are expected to make for the order. */
  readonly duties: OrderDuties;
  /** How much of the price is storage that grows until that day. */
  readonly waitingMinor: number;
}

export interface Proposal {
  readonly aim: PlanAim;
  /** The orders in the sequence in which they are placed. */
  readonly orders: readonly PlannedOrder[];
  /** The price of shipping, without the charges of customs. */
  readonly totalMinor: number;
  /** Estimated duty and tax that are due on top. */
  readonly dutiesMinor: number;
  /** The price for comparing proposals: including duty and tax if they are counted. */
  readonly comparedMinor: number;
  /** In how many days the last parcel arrives at the latest. */
  readonly arrivesInDays: number;
  /** Parcels that no channel takes. */
  readonly unshipped: readonly PlanParcel[];
}

/** How many prices are computed for each aim, in addition to those of the initial groupings. */
const pricesForAim = 250;

/**
 * Three proposals for all parcels: the lowest price; each parcel as early as it can arrive; the fewest boxes.
 * Parcels of one purchase are never in two orders, unless the shop's rules forbid one order. For few parcels
 * the cheapest proposal is the cheapest possible; for many it is the best that a short search finds.
 * @example proposalsOf({ lanes: [], parcels: [] })[0].totalMinor // → 0
 */
export function proposalsOf(facts: PlanFacts, search: { readonly allUpTo?: number } = {}): Proposal[] {
  const units = planUnits(facts.parcels);
  const judgeFor = groupingScorers(facts, units);
  const starts = initialGroupings(judgeFor('cheapest'), facts);
  const found: (readonly UnitGroup[])[] = [];
  const proposals = planAims.map((aim): Proposal => {
    const judge = judgeFor(aim);
    const groups = bestGrouping(judge, [...starts, ...found], { most: pricesForAim, ...search });
    found.push(groups);
    const orders = judge.placed(groups).map(({ group, day, best }) => ({
      parcels: group.flatMap((at) => units[at]?.parcels ?? []),
      day,
      lane: best?.lane,
    }));
    return { aim, ...proposalOfOrders(facts, orders) };
  });
  return proposals.map((one) => (one.aim === 'fewestBoxes' ? fewestBoxes(facts, proposals) : one));
}

/**
 * The proposal with the fewest boxes. The search minimises orders, because fewer orders rarely need more boxes; if
 * they do, a proposal for another aim may have the fewest boxes.
 */
function fewestBoxes(facts: PlanFacts, proposals: readonly Proposal[]): Proposal {
  const [best] = proposals
    .filter(({ aim }) => aim !== 'fastest')
    .map((proposal) => ({ proposal, boxes: packagingEstimateOfProposal(facts, proposal) }))
    .sort(
      (a, b) =>
        a.proposal.unshipped.length - b.proposal.unshipped.length ||
        a.boxes.from - b.boxes.from ||
        a.boxes.to - b.boxes.to ||
        a.proposal.comparedMinor - b.proposal.comparedMinor,
    );
  return { ...(best?.proposal ?? nothing), aim: 'fewestBoxes' };
}

const nothing = {
  ...{ orders: [], unshipped: [], arrivesInDays: 0 },
  ...{ totalMinor: 0, dutiesMinor: 0, comparedMinor: 0 },
};

/**
 * The boxes of all orders of a proposal.
 * @example packagingEstimateOfProposal({}, { orders: [] }).to // → 0
 */
export const packagingEstimateOfProposal = (
  facts: PlanFacts,
  { orders }: Pick<Proposal, 'orders'>,
): PackagingEstimate => totalPackagingEstimate(orders.map((order) => estimateOrderPackaging(facts, order)));

/** An order as the member or a proposal arranged it; without a lane it is not placed. */
export interface ChosenOrder {
  readonly parcels: readonly PlanParcel[];
  readonly day: number;
  readonly lane: PlanLane | undefined;
}

/**
 * Prices the orders, each as if those before it had been placed.
 * @example proposalOfOrders({ lanes: [] }, []).totalMinor // → 0
 */
export function proposalOfOrders(facts: PlanFacts, chosen: readonly ChosenOrder[]): Omit<Proposal, 'aim'> {
  const orders: PlannedOrder[] = [];
  const unshipped: PlanParcel[] = [];
  for (const { parcels, day, lane } of chosen) {
    if (!lane) {
      unshipped.push(...parcels);
      continue;
    }
    const earlier = orders.length;
    const offer = priceOnLane(facts, parcels, lane, { day, earlier });
    orders.push({
      ...{ parcels, day, lane, offer },
      duties: dutiesOnLane(facts, parcels, lane, { lines: offer.quote.lines, earlier }),
      waitingMinor: storageFeeOnLane(facts, parcels, lane, day) - storageFeeOnLane(facts, parcels, lane, 0),
    });
  }
  const totalMinor = orders.reduce((sum, { offer }) => sum + offer.quote.totalMinor, 0);
  const dutiesMinor = orders.reduce((sum, { duties }) => sum + dutiesDue(duties), 0);
  return {
    ...{ orders, unshipped, totalMinor, dutiesMinor },
    comparedMinor: totalMinor + (facts.duties?.counted ? dutiesMinor : 0),
    arrivesInDays: Math.max(0, ...orders.map(({ day, lane }) => day + lane.maxDays)),
  };
}
