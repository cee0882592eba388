import { couponRevertedLine } from '@crossdock/domain/coupons/revertedLine.ts';
import { couponFacts } from '@crossdock/domain/coupons/rules.ts';
import type { CarriedDiscount } from '@crossdock/domain/orders/discounts.ts';
import { type Deduction, noDeduction } from '@crossdock/domain/pricing/deductions.ts';
import { priceLane } from '@crossdock/domain/pricing/lane.ts';
import { convenienceStoreLimits, type Limits, noLimits } from '@crossdock/domain/pricing/limits.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import type { Box } from '@crossdock/domain/pricing/shipment.ts';
import { findPickupPoint } from '../addresses/pickupPoints.store.ts';
import { entriesBefore } from '../declarers/entries.store.ts';
import { declarersOn } from '../declarers/orders.store.ts';
import { advancesOf } from '../orders/advances.store.ts';
import { destinationIn } from '../orders/detailsView.ts';
import type { OrderRow } from '../orders/store.ts';
import type { ChosenRow } from '../parcels/chosen.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { pricedLane } from '../pricing/store.ts';
import { serviceChargesOf } from '../services/store.ts';
import { collecting } from './cashOnDelivery.ts';
import { pointLimits } from './destination.ts';
import { carriedDiscount } from './discount.ts';
import { shelfRuleOf, shipmentOf } from './shipment.ts';

/** A quote with the order's coupon or points in it. */
export interface Bill extends Quote {
  readonly discount: CarriedDiscount;
}

/**
 * The price of an order for the boxes it is packed in: on the lane, zone and card it was quoted with, and as of the
 * moment it was submitted, so that only what was packed can make the bill differ from the quote. Storage ends at that
 * moment too: the days that packing takes cost the member nothing. Without boxes: as
 * quoted. The order's coupon is judged again; where it no longer applies, a line of 0 says why.
 */
export async function priceOrder(
  tx: Tx,
  actor: Pick<Staff, 'shop'>,
  order: OrderRow,
  parcels: readonly ChosenRow[],
  boxes?: readonly Box[],
): Promise<Bill> {
  const { channelId, zoneId, rateCardId, createdAt: at } = order;
  const destination = destinationIn(order);
  const importer = { memberId: order.memberId, consignee: order.consignee, country: order.country, at };
  const [found, pickupLimits, advances, services, entries] = await Promise.all([
    pricedLane(tx, { channelId, zoneId, rateCardId }),
    pickupLimitsOf(tx, order),
    advancesOf(tx, { orderId: order.id }),
    serviceChargesOf(tx, { orderId: order.id }),
    declarersOn(tx, order.id).then((declarers) =>
      entriesBefore(tx, actor.shop.timeZone, { ...importer, declarers }),
    ),
  ]);
  if (!found) throw new Error(`Order ${order.id} has lost its lane, which foreign keys hold`);
  const lane = collecting(found, order.cashOnDelivery ? order.codRateBp : null);
  const choice = {
    at,
    coinMinor: actor.shop.settings.coinMinor,
    deliveryType: order.deliveryType === 3 ? (3 as const) : (2 as const),
    carrierId: order.carrierId,
    pickupLimits,
    insuredMinor: order.insuredValueMinor,
    taxIncluded: order.taxIncluded,
    cashOnDelivery: order.cashOnDelivery,
    entriesBefore: entries,
    advances,
    services,
  };
  // An order of the version before has not kept its rule: the warehouse's of today holds, as it did.
  const storageRule = order.storageRule ?? shelfRuleOf(parcels);
  const shipment = shipmentOf(parcels, destination, { at, timeZone: actor.shop.timeZone }, boxes);
  const price = (deduction: Deduction) =>
    priceLane(lane, shipment, { storageRule, ...choice, ...deduction }).quote;
  const plain = price(noDeduction);
  const discount = await carriedDiscount(
    tx,
    order,
    couponFacts(plain, choice.coinMinor),
    actor.shop.settings.points,
  );
  const billed = price(discount.deduction);
  const released = discount.released ? [couponRevertedLine(discount.released)] : [];
  return { ...billed, lines: [...billed.lines, ...released], discount };
}

/** What the pickup point or convenience store accepts. */
async function pickupLimitsOf(tx: Tx, order: OrderRow): Promise<Limits> {
  if (order.deliveryType !== 3) return noLimits;
  if (order.pickupPointId === null) return convenienceStoreLimits(order.country);
  const point = await findPickupPoint(tx, order.pickupPointId);
  return point ? pointLimits(point) : noLimits;
}
