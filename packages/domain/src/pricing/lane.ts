import type { GoodsType } from '../parcels/goods.ts';
import { type Limits, mergeLimits, noLimits, type QuoteRefusal } from './limits.ts';
import { plainOptions, type Quote, type QuoteOptions, quote } from './quote.ts';
import type { RateCard } from './rateCard.ts';
import type { Shipment } from './shipment.ts';

/** The wire's delivery types (specification, section 9): 2 home delivery, 3 pickup point. */
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

/** A channel to one zone with its card of the moment: all that pricing needs, as plain JSON for server and browser. */
export interface Lane {
  readonly card: RateCard;
  readonly codOffered: boolean;
  /** What the channel carries: the goods types whose class it takes. */
  readonly goodsTypes: readonly GoodsType[];
  readonly carriers: readonly LaneCarrier[];
}

/** What was chosen. Anything of `QuoteOptions` beside it may be left at its plain value. */
export interface LaneChoice extends Partial<Omit<QuoteOptions, 'delivery' | 'limits' | 'at'>> {
  /** The moment of the quote, ISO 8601 UTC. */
  readonly at: string;
  readonly deliveryType: DeliveryType;
  /** The shop's: no price is offered that nobody can pay. */
  readonly coinMinor: number;
  /** Not yet chosen: the first carrier that accepts the shipment. */
  readonly carrierId?: string | undefined;
  /** The pickup point's own limits. */
  readonly pickupLimits?: Limits | undefined;
  /** The ids of those that deliver to the pickup point; without a point: everybody's. */
  readonly pickupCarriers?: readonly string[] | undefined;
}

export interface CarrierOffer {
  readonly carrier: LaneCarrier;
  /** Why this carrier cannot take it; empty where it can. */
  readonly refusals: readonly QuoteRefusal[];
}

export interface LaneOffer {
  readonly quote: Quote;
  /** The carrier priced for; undefined where none delivers in the chosen way. */
  readonly carrier: LaneCarrier | undefined;
  /** All carriers of the chosen delivery type. */
  readonly carriers: readonly CarrierOffer[];
}

/** Prices `shipment` on `lane`: the one way from a channel to an amount, for trial, list, preview, order and bill. */
export function priceLane(lane: Lane, shipment: Shipment, choice: LaneChoice): LaneOffer {
  const { deliveryType, carrierId, pickupLimits = noLimits, pickupCarriers, ...chosen } = choice;
  const card = lane.codOffered ? lane.card : { ...lane.card, cashOnDelivery: null };
  const ofChannel = { ...noLimits, goodsTypes: lane.goodsTypes };
  const price = (limits: Limits) =>
    quote(shipment, card, {
      ...plainOptions,
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

/** What a list of channels needs of each to be put in order. */
export interface Ranked {
  readonly minDays: number;
  readonly maxDays: number;
  /** Undefined where the channel has no price for this at all. */
  readonly quote: Pick<Quote, 'totalMinor' | 'refusals'> | undefined;
}

export interface Marks {
  readonly cheapest: boolean;
  readonly fastest: boolean;
}

/** The possible ones first, cheapest first, then the faster; one of them marked cheapest and one fastest. */
export function rankOffers<O extends Ranked>(offers: readonly O[]): (O & Marks)[] {
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
