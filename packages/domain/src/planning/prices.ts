import { dutiesDue, dutiesOfOrder, type OrderDuties } from '../duties/order.ts';
import type { CostLine } from '../pricing/costLine.ts';
import { type LaneChoice, type LaneOffer, priceLane } from '../pricing/lane.ts';
import type { QuoteRefusalReason } from '../pricing/limits.ts';
import type { TaxRule } from '../pricing/rateCard.ts';
import type { Shipment } from '../pricing/shipment.ts';
import { storageFeeOf } from '../pricing/storage.ts';
import type { EqualCostRun } from './cheapestSequence.ts';
import { instantOfDay, type PlanFacts, type PlanLane, type PlanParcel } from './facts.ts';

/**
 * The price of an order of these parcels on a lane and a day, computed by the same engine as every order. `earlier`
 * is the number of the plan's orders before it, which use up duty-free entries. `parcels` must not be empty.
 * @example priceOnLane({ at: '2026-11-01T00:00:00.000Z', storageRules: {} }, [], { lane: { card: {}, goodsTypes: [], carriers: [] } }, { day: 0, earlier: 0 }) // throws
 */
export function priceOnLane(
  facts: PlanFacts,
  parcels: readonly PlanParcel[],
  { lane }: PlanLane,
  { day, earlier }: { readonly day: number; readonly earlier: number },
): LaneOffer {
  const stored = parcels.map((parcel) => storedOf(parcel));
  return priceLane(lane, { ...shipmentOf(facts, parcels), stored }, choiceOf(facts, parcels, day, earlier));
}

/**
 * The cost of the parcels' storage if they are shipped on that lane and day.
 * @example storageFeeOnLane({ storageRules: {} }, [], { lane: { card: { storage: null } }, warehouseId: 'w' }, 0) // → 0
 */
export function storageFeeOnLane(
  facts: PlanFacts,
  parcels: readonly PlanParcel[],
  lane: PlanLane,
  day: number,
): number {
  const rule = lane.lane.card.storage ?? facts.storageRules[lane.warehouseId];
  if (!rule) return 0;
  const when = { at: instantOfDay(facts.at, day), coinMinor: facts.coinMinor };
  return parcels.reduce((sum, parcel) => sum + storageFeeOf(storedOf(parcel), rule, when).rentMinor, 0);
}

/**
 * The duty and tax of an order of these parcels on a lane, estimated as for every order. For `earlier` see
 * `priceOnLane`.
 * @example dutiesOnLane({ duties: undefined }, [], { mode: 'air' }, { lines: [], earlier: 0 }) // → { kind: 'none', why: 'noValue' }
 */
export function dutiesOnLane(
  { duties, entriesBefore }: Pick<PlanFacts, 'duties' | 'entriesBefore'>,
  parcels: readonly Pick<PlanParcel, 'goodsType' | 'declaredMinor'>[],
  { mode }: Pick<PlanLane, 'mode'>,
  {
    lines,
    earlier,
  }: { readonly lines: readonly Pick<CostLine, 'kind' | 'amountMinor'>[]; readonly earlier: number },
): OrderDuties {
  const goods = parcels.map(({ goodsType, declaredMinor }) => ({ goodsType, valueMinor: declaredMinor }));
  const order = { mode, goods, lines, entriesBefore: entriesBefore + earlier };
  return dutiesOfOrder(order, duties?.table, duties?.currency ?? '');
}

/**
 * The duty and tax that count when proposals are compared: all that is due, or 0 if the member does not count
 * it.
 * @example dutiesInComparison({ duties: undefined }, { kind: 'none', why: 'noRate' }) // → 0
 */
export const dutiesInComparison = ({ duties }: Pick<PlanFacts, 'duties'>, estimate: OrderDuties): number =>
  duties?.counted ? dutiesDue(estimate) : 0;

function storedOf({ label, since, clockPauses, weightG, lengthMm, widthMm, heightMm }: PlanParcel) {
  return { label, since, clockPauses, weightG, lengthMm, widthMm, heightMm };
}

function shipmentOf({ destination }: PlanFacts, parcels: readonly PlanParcel[]): Shipment {
  return {
    boxes: parcels,
    parcelCount: parcels.length,
    goodsTypes: [...new Set(parcels.map(({ goodsType }) => goodsType))],
    declaredMinor: parcels.reduce((sum, { declaredMinor }) => sum + declaredMinor, 0),
    destination,
    stored: [],
  };
}

function choiceOf(
  facts: PlanFacts,
  parcels: readonly PlanParcel[],
  day: number,
  earlier: number,
): LaneChoice {
  const { deliveryType, pickupLimits, pickupCarriers, coinMinor, taxIncluded, storageRules } = facts;
  return {
    at: instantOfDay(facts.at, day),
    ...{ deliveryType, pickupLimits, coinMinor, taxIncluded },
    ...(pickupCarriers ? { pickupCarriers } : {}),
    entriesBefore: facts.entriesBefore + earlier,
    storageRule: storageRules[parcels[0]?.warehouseId ?? ''] ?? null,
    advances: parcels.flatMap(({ advances }) => advances),
    services: parcels.flatMap(({ services }) => services),
  };
}

/** Reasons to refuse a single parcel, whatever else is in its order. */
const ofOneParcel: ReadonlySet<QuoteRefusalReason> = new Set([
  'limit.side',
  'limit.sideSum',
  'limit.lengthGirth',
  'limit.pieceWeight',
  'limit.goods',
]);

/** A lane that takes a set of parcels, and the price for comparing proposals. */
export interface LanePrice {
  readonly lane: PlanLane;
  /** The price for the comparison, including duty and tax if they are counted. */
  readonly totalMinor: number;
}

/** Prices sets of parcels on all lanes, each set once. */
export interface ParcelSetPricer {
  /** The lanes that take the set, with their prices; empty if none does. */
  of(
    this: void,
    key: string,
    parcels: readonly PlanParcel[],
    day: number,
    earlier: number,
  ): readonly LanePrice[];
  /**
   * Divides the plan's next `orders` orders into runs of equal cost, with a new run wherever duty-free entries are
   * used up. `earlier` orders come before them.
   */
  stretches(this: void, earlier: number, orders: number): readonly EqualCostRun[];
  /** How many prices the engine has computed. */
  computed(this: void): number;
}

/**
 * Cached prices for a search, which needs the same sets many times. A parcel's storage is the same in every set, so
 * it is computed once for each parcel, day and lane; the engine prices the rest.
 * @example parcelSetPricer({ lanes: [], entriesBefore: 0 }).computed() // → 0
 */
export function parcelSetPricer(facts: PlanFacts): ParcelSetPricer {
  const known = new Map<string, readonly LanePrice[]>();
  const rents = new Map<string, number>();
  let computed = 0;
  const limits = entryLimits(facts);
  const rentOf = (parcel: PlanParcel, lane: PlanLane, day: number) => {
    const key = `${parcel.id} ${lane.lane.card.storage ? lane.channelId : ''} ${day}`;
    const found = rents.get(key) ?? storageFeeOnLane(facts, [parcel], lane, day);
    rents.set(key, found);
    return found;
  };
  const priced = (parcels: readonly PlanParcel[], day: number, earlier: number): LanePrice[] => {
    const shipment = shipmentOf(facts, parcels);
    const choice = choiceOf(facts, parcels, day, earlier);
    return facts.lanes.flatMap((lane) => {
      if (lane.warehouseId !== parcels[0]?.warehouseId) return [];
      // All carriers of a lane cost the same, so the first one that takes the parcels gives the price.
      for (const carrier of lane.lane.carriers) {
        if (parcels.length > 1 && parcels.some((parcel) => isRefused(parcel, lane, carrier.id))) continue;
        computed++;
        const { quote } = priceLane(lane.lane, shipment, { ...choice, carrierId: carrier.id });
        if (quote.refusals.length > 0) continue;
        const rentMinor = parcels.reduce((sum, parcel) => sum + rentOf(parcel, lane, day), 0);
        const dutyMinor = facts.duties?.counted
          ? dutiesDue(dutiesOnLane(facts, parcels, lane, { lines: quote.lines, earlier }))
          : 0;
        return [{ lane, totalMinor: quote.totalMinor + rentMinor + dutyMinor }];
      }
      return [];
    });
  };
  const refused = new Map<string, boolean>();
  /** Whether a carrier never takes the parcel, whatever else is in the order. */
  const isRefused = (parcel: PlanParcel, lane: PlanLane, carrierId: string): boolean => {
    const key = `${parcel.id} ${lane.channelId} ${carrierId}`;
    const known = refused.get(key);
    if (known !== undefined) return known;
    const choice = { ...choiceOf(facts, [parcel], parcel.day, 0), carrierId };
    const { quote } = priceLane(lane.lane, shipmentOf(facts, [parcel]), choice);
    const found = quote.refusals.some(({ reason }) => ofOneParcel.has(reason));
    refused.set(key, found);
    return found;
  };
  return {
    of: (key, parcels, day, earlier) => {
      const passed = limits.filter((free) => facts.entriesBefore + earlier >= free).length;
      const whole = `${key} ${passed}`;
      const found = known.get(whole) ?? priced(parcels, day, earlier);
      known.set(whole, found);
      return found;
    },
    stretches: (earlier, orders) => {
      const end = earlier + orders;
      const within = limits.map((free) => free - facts.entriesBefore).filter((n) => earlier < n && n < end);
      const starts = [earlier, ...within.sort((a, b) => a - b)];
      return starts.map((start, at) => ({ earlier: start, places: (starts[at + 1] ?? end) - start }));
    },
    computed: () => computed,
  };
}

/**
 * The numbers of customs entries after which a lane's tax or the customs charge changes. Only taxes and charges that
 * are counted are considered.
 */
function entryLimits({ lanes, taxIncluded, duties }: PlanFacts): number[] {
  const counted = ({ freeEntries, always }: TaxRule) => freeEntries !== null && (always || taxIncluded);
  const found = lanes.flatMap(({ lane }) =>
    lane.card.taxes.filter(counted).map((tax) => tax.freeEntries ?? 0),
  );
  const atCustoms = duties?.counted ? duties.table.freeEntries : null;
  return [...new Set(atCustoms === null ? found : [...found, atCustoms])];
}
