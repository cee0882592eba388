import type { GoodsType } from '../parcels/goods.ts';
import { type Limits, mergeLimits, noLimits, type QuoteRefusal } from './limits.ts';
import { plainQuoteOptions, type Quote, type QuoteOptions, quote } from './quote.ts';
import type { RateCard } from './rateCard.ts';
import type { Shipment } from './shipment.ts';

/** The delivery types in the API (specification, section 9): 2 home delivery, 3 pickup point. */
const deliveryTypes = [2, 3] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** A last-mile carrier as one channel uses it. */
export interface LaneCarrier {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly deliveryType: DeliveryType;
  readonly limits: Limits;
}

/**
 * A channel to one zone with its current card: everything that pricing needs, as plain JSON for server and
 * browser.
 */
export interface Lane {
  readonly card: RateCard;
  readonly codOffered: boolean;
  /** The goods types that the channel carries, by their class. */
  readonly goodsTypes: readonly GoodsType[];
  readonly carriers: readonly LaneCarrier[];
}

/** The member's choice. Other fields of `QuoteOptions` may be missing; `plainQuoteOptions` then supplies their values. */
export interface LaneChoice extends Partial<Omit<QuoteOptions, 'delivery' | 'limits' | 'at'>> {
  /** The moment of the quote, ISO 8601 UTC. */
  readonly at: string;
  readonly deliveryType: DeliveryType;
  /** The smallest coin of the shop, so that every offered price is an amount that members can pay. */
  readonly coinMinor: number;
  /** If no carrier is chosen yet, the first one that accepts the shipment is used. */
  readonly carrierId?: string | undefined;
  /** The pickup point's own limits. */
  readonly pickupLimits?: Limits | undefined;
  /**
   * The ids of carriers that deliver to the pickup point. Undefined without a pickup point; all carriers are then
   * possible.
   */
  readonly pickupCarriers?: readonly string[] | undefined;
}

export interface CarrierOffer {
  readonly carrier: LaneCarrier;
  /** Why this carrier cannot take the shipment; empty if it can. */
  readonly refusals: readonly QuoteRefusal[];
}

export interface LaneOffer {
  readonly quote: Quote;
  /** The carrier of the price; undefined if none has the chosen delivery type. */
  readonly carrier: LaneCarrier | undefined;
  /** All carriers of the chosen delivery type. */
  readonly carriers: readonly CarrierOffer[];
}

/**
 * Prices `shipment` on `lane`. Trial, list, preview, order and bill all use this function. If no carrier accepts the
 * shipment, the answer has the price with the fewest refusals; with refusals it is never an offer.
 * @example priceLane(seaLane, shipment([box(2300)]), { at: '2026-11-20T12:00:00Z', deliveryType: 2, coinMinor: 100
 * }).carrier?.id // → 'kerry'
 * @example priceLane(seaLane, shipment([box(19_501)]), { at: '2026-11-20T12:00:00Z', deliveryType: 2, coinMinor: 100
 * }).carrier?.id // → 'hct'
 */
export function priceLane(lane: Lane, shipment: Shipment, choice: LaneChoice): LaneOffer {
  const { deliveryType, carrierId, pickupLimits = noLimits, pickupCarriers, ...chosen } = choice;
  const card = lane.codOffered ? lane.card : { ...lane.card, cashOnDelivery: null };
  const ofChannel = { ...noLimits, goodsTypes: lane.goodsTypes };
  const price = (limits: Limits) =>
    quote(shipment, card, {
      ...plainQuoteOptions,
      ...chosen,
      delivery: deliveryType === 3 ? 'pickup' : 'home',
      limits: mergeLimits(mergeLimits(ofChannel, pickupLimits), limits),
    });
  const offers = lane.carriers
    .filter((carrier) => carrier.deliveryType === deliveryType)
    .filter((carrier) => carrierId === undefined || carrier.id === carrierId)
    .filter((carrier) => pickupCarriers?.includes(carrier.id) ?? true)
    .map((carrier) => ({ carrier, quote: price(carrier.limits) }));
  const best = offers.reduce<(typeof offers)[number] | undefined>(
    (least, one) => (least && least.quote.refusals.length <= one.quote.refusals.length ? least : one),
    undefined,
  );
  return {
    quote:
      best?.quote ?? withRefusal(price(noLimits), { reason: 'lane.noDelivery', numbers: { deliveryType } }),
    carrier: best?.carrier,
    carriers: offers.map((offer) => ({ carrier: offer.carrier, refusals: offer.quote.refusals })),
  };
}

function withRefusal(priced: Quote, refusal: QuoteRefusal): Quote {
  return { ...priced, refusals: [...priced.refusals, refusal] };
}

/** The facts of a channel that decide its place in a list. */
export interface RankedOffer {
  readonly minDays: number;
  readonly maxDays: number;
  /** Undefined if the channel has no price for this shipment. */
  readonly quote: Pick<Quote, 'totalMinor' | 'refusals'> | undefined;
}

export interface OfferBadges {
  readonly cheapest: boolean;
  readonly fastest: boolean;
}

/**
 * Sorts offers: possible ones first, then by price, then by speed. Marks the cheapest and the fastest. An offer with
 * refusals never gets a mark, and `offers` itself stays as it is.
 * @example rankOffers([{ id: 'air', minDays: 3, maxDays: 5, quote: { totalMinor: 48_000, refusals: [] } }, { id: 'sea',
 * minDays: 7, maxDays: 12, quote: { totalMinor: 15_000, refusals: [] } }]).map(({ id, cheapest, fastest }) => [id,
 * cheapest, fastest]) // → [['sea', true, false], ['air', false, true]]
 */
export function rankOffers<O extends RankedOffer>(offers: readonly O[]): (O & OfferBadges)[] {
  const isPossible = (offer: O) => offer.quote !== undefined && offer.quote.refusals.length === 0;
  const sorted = [...offers].sort(
    (a, b) =>
      Number(isPossible(b)) - Number(isPossible(a)) ||
      (a.quote?.totalMinor ?? Infinity) - (b.quote?.totalMinor ?? Infinity) ||
      a.maxDays - b.maxDays,
  );
  const possible = sorted.filter(isPossible);
  const cheapest = possible[0];
  const fastest = possible.reduce<O | undefined>(
    (best, one) =>
      best && (best.maxDays < one.maxDays || (best.maxDays === one.maxDays && best.minDays <= one.minDays))
        ? best
        : one,
    undefined,
  );
  return sorted.map((offer) => ({ ...offer, cheapest: offer === cheapest, fastest: offer === fastest }));
}
