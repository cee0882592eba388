import { couponRevertedLine } from '@crossdock/domain/coupons/revertedLine.ts';
import { discountableChargeOf } from '@crossdock/domain/coupons/rules.ts';
import type { FinalDiscount } from '@crossdock/domain/orders/discounts.ts';
import type { PriceChange } from '@crossdock/domain/orders/priceChanges.ts';
import { type Deduction, noDeduction } from '@crossdock/domain/pricing/deductions.ts';
import { measuredLoad, quotedLoad, withoutHoldLimits } from '@crossdock/domain/pricing/hold.ts';
import { type LaneCarrier, priceLane } from '@crossdock/domain/pricing/lane.ts';
import { convenienceStoreLimits, type Limits, noLimits } from '@crossdock/domain/pricing/limits.ts';
import type { Advance, Quote, ServiceCharge } from '@crossdock/domain/pricing/quote.ts';
import type { Box } from '@crossdock/domain/pricing/shipment.ts';
import { findPickupPoint } from '../addresses/pickupPoints.store.ts';
import { countCustomsEntriesBefore, type ImporterId } from '../declarers/customsEntries.store.ts';
import { declarersOfOrder } from '../declarers/orders.store.ts';
import { advancesOf } from '../orders/advances.store.ts';
import { submittedDestination } from '../orders/detailsView.ts';
import { priceChangesOf } from '../orders/priceChanges.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { laneOfOrder } from '../pricing/store.ts';
import { serviceChargesOf } from '../services/store.ts';
import { withCashOnDelivery } from './cashOnDelivery.ts';
import { pointLimits } from './destination.ts';
import { discountAfterPacking } from './discount.ts';
import { type HeldPricing, heldPricing } from './heldPrice.ts';
import { shipmentOf, warehouseStorageRuleOf } from './shipment.ts';

/** A quote that includes the order's coupon or points. */
export interface Bill extends Quote {
  readonly discount: FinalDiscount;
  /** The carrier of the price; undefined if none delivers there. */
  readonly carrier: LaneCarrier | undefined;
  /** `load` is the weight or volume that the card charges by, as quoted. `measured` is its exact value. */
  readonly load: number;
  readonly measured: number;
  readonly byVolume: boolean;
  /** The total if the held price applies without its limits; the normal total if the order holds no price. */
  readonly stoodMinor: number;
}

/** The parts of an order's price that are not in its own columns. */
export interface ContentToPrice {
  readonly parcels: readonly ChosenParcelRow[];
  /** The packed boxes; without them each parcel is one. */
  readonly boxes?: readonly Box[] | undefined;
  readonly advances: readonly Advance[];
  readonly services: readonly ServiceCharge[];
  readonly priceChanges: readonly PriceChange[];
  readonly declarers: readonly ImporterId[];
  readonly pickupLimits: Limits;
  readonly pickupCarriers?: readonly string[] | undefined;
  /** The chosen carrier. If undefined, the first carrier that accepts the shipment is used. */
  readonly carrierId: string | undefined;
  /** The price that the order holds. */
  readonly holding: HeldPricing | undefined;
}

/**
 * The price of an order for its packed boxes. It uses the quote's lane, zone and card as of the moment of submission,
 * so only packing can make the bill differ from the quote. Storage also ends at that moment, so waiting for packing
 * costs nothing. Without boxes, the parcels are priced as quoted. `more` are price changes that are not stored yet. The
 * coupon is judged again; if it no longer applies, a line of 0 contains the reason.
 */
export async function priceOrder(
  tx: Tx,
  actor: Pick<Staff, 'shop'>,
  order: OrderRow,
  parcels: readonly ChosenParcelRow[],
  boxes?: readonly Box[],
  more: readonly PriceChange[] = [],
): Promise<Bill> {
  const [pickupLimits, advances, services, declarers, standing, holding] = await Promise.all([
    pickupLimitsOf(tx, order),
    advancesOf(tx, { orderId: order.id }),
    serviceChargesOf(tx, { orderId: order.id }),
    declarersOfOrder(tx, order.id),
    priceChangesOf(tx, order.id),
    heldPricing(tx, order),
  ]);
  const { carrierId } = order;
  const priceChanges = [...standing, ...more];
  const paid = { advances, services, priceChanges, holding };
  return priceContent(tx, actor, order, { parcels, boxes, ...paid, declarers, pickupLimits, carrierId });
}

/** Prices any content on an order's lane, zone and card, as of the moment of submission. */
export async function priceContent(
  tx: Tx,
  actor: Pick<Staff, 'shop'>,
  order: OrderRow,
  content: ContentToPrice,
): Promise<Bill> {
  const { channelId, zoneId, rateCardId, createdAt: at } = order;
  const { parcels, boxes, declarers, holding, ...besides } = content;
  const destination = submittedDestination(order);
  const importer = { memberId: order.memberId, consignee: order.consignee, country: order.country, at };
  const [found, entries] = await Promise.all([
    laneOfOrder(tx, { channelId, zoneId, rateCardId }),
    countCustomsEntriesBefore(tx, actor.shop.timeZone, { ...importer, declarers }),
  ]);
  if (!found) throw new Error(`Order ${order.id} has lost its lane, which foreign keys hold`);
  const lane = withCashOnDelivery(found, order.cashOnDelivery ? order.codRateBp : null);
  const choice = {
    ...besides,
    at,
    coinMinor: holding?.coinMinor ?? actor.shop.settings.coinMinor,
    held: holding?.price ?? null,
    deliveryType: order.deliveryType === 3 ? (3 as const) : (2 as const),
    insuredMinor: order.insuredValueMinor,
    taxIncluded: order.taxIncluded,
    cashOnDelivery: order.cashOnDelivery,
    entriesBefore: entries,
  };
  // An order that an older version stored has no rule of its own. It is priced with its warehouse's current rule, as
  // that version did.
  const storageRule = order.storageRule ?? warehouseStorageRuleOf(parcels);
  const shipment = shipmentOf(parcels, destination, { at, timeZone: actor.shop.timeZone }, boxes);
  const price = (deduction: Deduction, held = choice.held) =>
    priceLane(lane, shipment, { storageRule, ...choice, ...deduction, held });
  const discount = await discountAfterPacking(
    tx,
    order,
    discountableChargeOf(price(noDeduction).quote, choice.coinMinor),
    actor.shop.settings.points,
  );
  const { quote: billed, carrier } = price(discount.deduction);
  const released = discount.released ? [couponRevertedLine(discount.released)] : [];
  const stood =
    choice.held && billed.held !== 'stands'
      ? price(discount.deduction, withoutHoldLimits(choice.held)).quote
      : billed;
  return {
    ...billed,
    stoodMinor: stood.totalMinor,
    lines: [...billed.lines, ...released],
    ...{ discount, carrier },
    load: quotedLoad(shipment.boxes, lane.card),
    measured: measuredLoad(shipment.boxes, lane.card),
    byVolume: lane.card.freight.shape === 'volume',
  };
}

/** The limits of the pickup point or convenience store. */
export async function pickupLimitsOf(tx: Tx, order: OrderRow): Promise<Limits> {
  if (order.deliveryType !== 3) return noLimits;
  if (order.pickupPointId === null) return convenienceStoreLimits(order.country);
  const point = await findPickupPoint(tx, order.pickupPointId);
  return point ? pointLimits(point) : noLimits;
}
