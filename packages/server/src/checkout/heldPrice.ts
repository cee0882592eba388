import type { ChangeableOrderPart } from '@crossdock/domain/orders/orderChange.ts';
import type { CostKind } from '@crossdock/domain/pricing/costLine.ts';
import {
  daysLater,
  type HeldPrice,
  neverHeldCostKinds,
  quotedLoad,
  repricedOnChangeCostKinds,
} from '@crossdock/domain/pricing/hold.ts';
import { linesOfStage } from '../orders/lines.store.ts';
import { findPriceHold, insertPriceHold, replaceHeldLines } from '../orders/priceHolds.store.ts';
import { hasPriceHoldEnded } from '../orders/priceHoldView.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { laneFor } from '../pricing/store.ts';
import type { Buyer, PreparedOrder } from './prepare.ts';
import { toBox } from './shipment.ts';

/** The quoted weight or volume of a prepared order. */
export const quotedLoadOfOrder = ({ parcels, lane: { card } }: PreparedOrder) => ({
  load: quotedLoad(parcels.map(toBox), card),
  byVolume: card.freight.shape === 'volume',
});

/** Makes a new order hold its price, if the shop's rule provides it. */
export async function startPriceHold(
  tx: Tx,
  buyer: Buyer,
  orderId: string,
  prepared: PreparedOrder,
): Promise<void> {
  const { priceHold, coinMinor } = buyer.shop.settings;
  const { days, tolerancePercent, answerDays } = priceHold;
  if (days === 0) return;
  const { lines, totalMinor } = prepared.offer.quote;
  const hold = {
    orderId,
    days,
    tolerancePercent,
    answerDays,
    coinMinor,
    totalMinor,
    ...quotedLoadOfOrder(prepared),
  };
  await insertPriceHold(tx, { ...hold, untilAt: daysLater(tx.now, days) }, lines);
}

/**
 * Makes an order that was remade from its VIP order hold the price of its new content, for the remaining
 * days.
 */
export async function startRemadeOrderPriceHold(
  tx: Tx,
  orderId: string,
  prepared: PreparedOrder,
): Promise<void> {
  if (!(await findPriceHold(tx, orderId))) return;
  const { lines, totalMinor } = prepared.offer.quote;
  await replaceHeldLines(tx, orderId, { totalMinor, ...quotedLoadOfOrder(prepared) }, lines);
}

export interface HeldPricing {
  readonly price: HeldPrice;
  /** The rounding unit of the held price; the shop's own after the hold has ended. */
  readonly coinMinor: number | undefined;
}

/** The price that an order holds, as the pricing engine takes it; undefined if it holds none. */
export async function heldPricing(
  tx: Tx,
  order: OrderRow,
  fresh: readonly CostKind[] = neverHeldCostKinds,
): Promise<HeldPricing | undefined> {
  const hold = await findPriceHold(tx, order.id);
  if (!hold) return undefined;
  const ended = hasPriceHoldEnded(order, hold, tx.now);
  const { load, tolerancePercent } = hold;
  const lines = await linesOfStage(tx, order.id, 'held');
  return {
    price: { lines, load, tolerancePercent, ended, fresh },
    coinMinor: ended ? undefined : hold.coinMinor,
  };
}

/**
 * The part of the held price that stays after a change of the order: everything that the card charges for weight and
 * size. Nothing stays if the parcels or the lane change, because that makes it a different shipment.
 */
export async function heldPricingAfterChange(
  tx: Tx,
  before: OrderRow,
  after: OrderRow,
  parts: readonly ChangeableOrderPart[],
): Promise<HeldPricing | undefined> {
  const sameLane =
    before.channelId === after.channelId &&
    before.zoneId === after.zoneId &&
    before.rateCardId === after.rateCardId;
  if (parts.includes('parcels') || !sameLane) return undefined;
  const ofPlace: readonly CostKind[] = parts.includes('destination') ? ['address', 'delivery'] : [];
  return heldPricing(tx, after, [...repricedOnChangeCostKinds, ...ofPlace]);
}

/**
 * The order as it is billed. If its held price has ended, it uses the card in force, provided its channel
 * still has one for the destination.
 */
export async function withBillingCard(tx: Tx, order: OrderRow): Promise<OrderRow> {
  const hold = await findPriceHold(tx, order.id);
  if (!hold || order.billTotalMinor !== null || hold.untilAt > tx.now) return order;
  const { country, zip } = order.destination;
  const lane = await laneFor(tx, { channelId: order.channelId, country, zip, at: tx.now });
  if (!lane) return order;
  const storageRule = lane.card.storage ?? order.storageRule;
  return { ...order, zoneId: lane.zone.id, rateCardId: lane.rateCard.id, storageRule };
}
