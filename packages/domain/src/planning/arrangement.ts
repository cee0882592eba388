import type { LaneOffer } from '../pricing/lane.ts';
import type { PlanFacts, PlanLane, PlanParcel } from './facts.ts';
import { dutiesInComparison, dutiesOnLane, priceOnLane } from './prices.ts';
import { type ChosenOrder, type Proposal, proposalOfOrders } from './proposals.ts';
import { mayShareOrder, type PlanUnit, planUnits } from './units.ts';

/** An order as the member arranged it: its parcels and the channel. */
export interface ArrangedOrder {
  readonly parcelIds: readonly string[];
  readonly channelId: string | undefined;
}

/** A channel's price for some parcels; `possible` is false if it does not take them. */
export interface LaneChoiceOffer {
  readonly lane: PlanLane;
  readonly offer: LaneOffer;
  /** The price that proposals are compared by. */
  readonly comparedMinor: number;
  readonly possible: boolean;
}

/**
 * A proposal's orders as a starting point for the member's changes.
 * @example arrangementOf({ orders: [] }) // → []
 */
export const arrangementOf = ({ orders }: Pick<Proposal, 'orders'>): ArrangedOrder[] =>
  orders.map(({ parcels, lane }) => ({ parcelIds: parcels.map(({ id }) => id), channelId: lane.channelId }));

/**
 * The parcels that move together with this one: those of the same purchase that the rules allow in one order.
 * @example parcelsMovedWith([], 'a') // → []
 */
export const parcelsMovedWith = (parcels: readonly PlanParcel[], parcelId: string): readonly PlanParcel[] =>
  unitWith(parcels, parcelId)?.parcels ?? [];

const unitWith = (parcels: readonly PlanParcel[], parcelId: string): PlanUnit | undefined =>
  planUnits(parcels).find((unit) => unit.parcels.some(({ id }) => id === parcelId));

/**
 * Whether a parcel's purchase may join an order of the arrangement.
 * @example mayMoveParcel({ parcels: [] }, 'a', { parcelIds: [] }) // → false
 */
export function mayMoveParcel(
  { parcels }: Pick<PlanFacts, 'parcels'>,
  parcelId: string,
  to: ArrangedOrder,
): boolean {
  const unit = unitWith(parcels, parcelId);
  const there = unitWith(parcels, to.parcelIds[0] ?? '');
  return unit !== undefined && there !== undefined && mayShareOrder(unit, there);
}

/**
 * Moves a parcel with its whole purchase into another order, into a new one, or out of the plan. Orders
 * without parcels are removed. Never divides a purchase, and changes nothing if the parcels cannot share an
 * order.
 * @example moveParcel({ parcels: [] }, [], 'a', 'new') // → []
 */
export function moveParcel(
  facts: Pick<PlanFacts, 'parcels'>,
  arranged: readonly ArrangedOrder[],
  parcelId: string,
  to: number | 'new' | 'out',
): ArrangedOrder[] {
  const ids = parcelsMovedWith(facts.parcels, parcelId).map(({ id }) => id);
  const target = typeof to === 'number' ? arranged[to] : undefined;
  if (typeof to === 'number' && (!target || !mayMoveParcel(facts, parcelId, target))) return [...arranged];
  const without = arranged.map((order) => ({
    ...order,
    parcelIds: order.parcelIds.filter((id) => !ids.includes(id)),
  }));
  const joined = without.map((order, at) =>
    at === to ? { ...order, parcelIds: [...order.parcelIds, ...ids] } : order,
  );
  const fresh: ArrangedOrder[] = to === 'new' ? [{ parcelIds: ids, channelId: undefined }] : [];
  return [...joined, ...fresh].filter(({ parcelIds }) => parcelIds.length > 0);
}

/**
 * All channels from the parcels' warehouse with their prices: possible ones first, then by compared price.
 * @example pricedLanesForParcels({ lanes: [] }, [], { day: 0, earlier: 0 }) // → []
 */
export function pricedLanesForParcels(
  facts: PlanFacts,
  parcels: readonly PlanParcel[],
  when: { readonly day: number; readonly earlier: number },
): LaneChoiceOffer[] {
  const warehouseId = parcels[0]?.warehouseId;
  return facts.lanes
    .filter((lane) => lane.warehouseId === warehouseId)
    .map((lane) => {
      const offer = priceOnLane(facts, parcels, lane, when);
      const { lines, totalMinor, refusals } = offer.quote;
      const duties = dutiesOnLane(facts, parcels, lane, { lines, earlier: when.earlier });
      const comparedMinor = totalMinor + dutiesInComparison(facts, duties);
      return { lane, offer, comparedMinor, possible: refusals.length === 0 };
    })
    .sort(
      (a, b) =>
        Number(b.possible) - Number(a.possible) ||
        a.comparedMinor - b.comparedMinor ||
        a.lane.maxDays - b.lane.maxDays,
    );
}

/**
 * Prices the member's arrangement. An order keeps its channel as long as the channel takes its parcels; otherwise it
 * gets the cheapest one.
 * @example proposalOfArrangement({ lanes: [], parcels: [] }, []).totalMinor // → 0
 */
export function proposalOfArrangement(
  facts: PlanFacts,
  arranged: readonly ArrangedOrder[],
): Omit<Proposal, 'aim'> {
  const dated = arranged
    .map((order) => ({ ...order, parcels: facts.parcels.filter(({ id }) => order.parcelIds.includes(id)) }))
    .filter(({ parcels }) => parcels.length > 0)
    .map((order) => ({ ...order, day: Math.max(...order.parcels.map(({ day }) => day)) }))
    .sort((a, b) => a.day - b.day);
  let earlier = 0;
  const chosen = dated.map(({ parcels, day, channelId }): ChosenOrder => {
    const possible = pricedLanesForParcels(facts, parcels, { day, earlier }).filter((one) => one.possible);
    const { lane } = possible.find((one) => one.lane.channelId === channelId) ?? possible[0] ?? {};
    if (lane) earlier++;
    return { parcels, day, lane };
  });
  return proposalOfOrders(facts, chosen);
}
