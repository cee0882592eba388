import { orderActions } from '@crossdock/domain/orders/actions.ts';
import { changeableOrderParts } from '@crossdock/domain/orders/orderChange.ts';
import { orderPaymentStates } from '@crossdock/domain/orders/paymentState.ts';
import { orderStates, orderSteps } from '@crossdock/domain/orders/states.ts';
import { mergeObstacles } from '@crossdock/domain/parcels/merge.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { costKinds } from '@crossdock/domain/pricing/costLine.ts';
import { z } from 'zod';
import { recipientFields } from '../addresses/shapes.ts';
import { orderDeclarer } from '../declarers/shapes.ts';
import { dutyEstimate } from '../duties/shapes.ts';
import { reportedTransfer } from '../payments/reportedTransfer.ts';
import { costLine, quoteAnswer } from '../pricing/quote.ts';
import { pictureView } from '../wire/pictures.ts';
import { count, id, instant, minor, plain, stepFields } from '../wire/values.ts';
import { priceHold, priceHoldTerms } from './heldPrice.ts';
import { journey } from './journey.ts';
import { packageView } from './packages.ts';

const grams = count;
const millimetres = count;

export const orderState = z.enum(orderStates);

/** An order's destination as it was at submission. `pickupPoint` also holds a chosen 7-11 store. */
export const orderDestination = z.object({
  ...recipientFields,
  pickupPoint: z
    .object({ code: plain.text, name: plain.text, address: plain.text, phone: plain.text, hours: plain.text })
    .nullable(),
});
export type OrderDestination = z.infer<typeof orderDestination>;

/** An address that an order may go to. Addresses in review are listed too; a field says whether orders may use them. */
export const orderAddress = z.object({
  id,
  deliveryType: count,
  state: z.enum(['approved', 'pending']),
  usable: plain.yesNo,
  destination: orderDestination,
});

/** An order in a list. */
export const orderCard = z.object({
  id,
  number: plain.text,
  state: orderState,
  createdAt: instant,
  parcelCount: count,
  packageCount: count,
  channelName: plain.text,
  carrierName: plain.text,
  deliveryType: count,
  consignee: plain.text,
  country: plain.text,
  realWeightG: grams,
  volumeWeightG: grams,
  billingWeightG: grams,
  quoteTotalMinor: minor,
  /** Null until the goods are packed and weighed. */
  billTotalMinor: plain.maybeMinor,
  paidMinor: minor,
  dueMinor: minor,
  cashOnDelivery: plain.yesNo,
  paymentMethod: plain.maybeText,
  paymentState: z.enum(orderPaymentStates),
  /** The bank transfer that was reported for the order; null once finance has decided about it. */
  transfer: reportedTransfer.nullable(),
  /** The forwarding number of the first shipped package. */
  forwardingNumber: plain.text,
  /** How many packages were shipped and how many arrived, while the order is in transit; else 0. */
  shippedCount: count,
  arrivedCount: count,
  picture: pictureView.nullable(),
  /** The contents in the member's own words: up to three names, without repeats. */
  goodsNames: plain.texts,
  /** The promised arrival; null unless the order is in transit. */
  arrival: z.object({ from: instant, until: instant }).nullable(),
  actions: z.array(z.enum(orderActions)),
  /**
   * Whether the member is asked to confirm delivery: the carrier reports it, or the last promised day is
   * over.
   */
  signAsked: plain.yesNo,
});
export type OrderCard = z.infer<typeof orderCard>;

/** Why a chosen parcel cannot ship, or cannot ship together with the other chosen ones. */
export const parcelShippingObstacle = z.object({ reason: z.enum(mergeObstacles), message: plain.text });

export const chosenParcel = z.object({
  id,
  courierNumber: plain.text,
  number: plain.text,
  state: z.enum(parcelStates),
  goodsName: plain.text,
  goodsType: plain.text,
  goodsTypeName: plain.text,
  goodsCount: count,
  declaredValueMinor: minor,
  warehouseId: plain.maybeId,
  warehouseName: plain.text,
  weightG: grams.nullable(),
  lengthMm: millimetres.nullable(),
  widthMm: millimetres.nullable(),
  heightMm: millimetres.nullable(),
  pictures: z.array(pictureView),
  problem: parcelShippingObstacle.nullable(),
});
export type ChosenParcel = z.infer<typeof chosenParcel>;

export const parcelTotals = z.object({
  parcelCount: count,
  goodsCount: count,
  declaredValueMinor: minor,
  realWeightG: grams,
  volumeCm3: count,
  /** The storage fee so far, by the warehouse's own rule. */
  storageRentMinor: minor,
});

export const costDifference = z.object({
  kind: z.enum(costKinds),
  beforeMinor: minor,
  afterMinor: minor,
  deltaMinor: minor,
  why: z.array(
    z.object({
      name: plain.text,
      before: z.union([z.number(), plain.text]).optional(),
      after: z.union([z.number(), plain.text]).optional(),
    }),
  ),
});

export const orderCosts = z.object({
  quote: z.array(costLine),
  quoteTotalMinor: minor,
  /** Empty until the goods are packed and weighed. */
  bill: z.array(costLine),
  billTotalMinor: plain.maybeMinor,
  /** The changes from quote to bill, by kind; the deltas add up to the whole difference. */
  differences: z.array(costDifference),
  paidMinor: minor,
  /** The payment methods' fees, payment by payment; they are not refunded with the order. */
  payment: z.array(costLine),
  /** The total paid: the order's fee and the methods' fees. */
  actualPaidMinor: minor,
  dueMinor: minor,
  /**
   * The order's sums from the ledger: paid, refunded, and compensated; `keptMinor` is the rest, below zero if goods
   * were compensated.
   */
  account: z.object({ paidMinor: minor, givenBackMinor: minor, compensatedMinor: minor, keptMinor: minor }),
});

/** The kinds of persons who may record that an order was delivered. */
export const deliverySigners = ['member', 'staff', 'carrier'] as const;

export const deliverySignature = z.object({
  signed: plain.yesNo,
  signedAt: plain.maybeInstant,
  by: z.enum(deliverySigners).nullable(),
  signer: plain.text,
  note: plain.text,
  pictures: z.array(pictureView),
});
export type DeliverySignature = z.infer<typeof deliverySignature>;

export const storePartner = z.object({
  partnerName: plain.text,
  partnerPhone: plain.text,
  partnerUrl: plain.text,
  carrierName: plain.text,
  carrierPhone: plain.text,
  /** The carrier's tracking page, with the forwarding number filled in if there is one. */
  trackingUrl: plain.text,
});

/** A change of an order in its history. */
const orderChangeEntry = z.object({
  at: instant,
  parts: z.array(z.enum(changeableOrderParts)),
  beforeMinor: minor,
  afterMinor: minor,
});

export const orderDetails = orderCard.extend({
  warehouseName: plain.text,
  destination: orderDestination,
  declaredValueMinor: minor,
  insured: plain.yesNo,
  insuredValueMinor: minor,
  taxIncluded: plain.yesNo,
  codAmountMinor: minor,
  payBeforePacking: plain.yesNo,
  /** The discount of the order: one coupon, or points. */
  memberCouponId: plain.maybeId,
  couponName: plain.maybeText,
  pointsUsed: count,
  /**
   * The code that a pickup point's desk scans to hand over the order. Empty unless the order is in transit to one of
   * the shop's own points, or has arrived there.
   */
  pickupCode: plain.text,
  /** The newest tracking event shows that the order can be collected. */
  pickupReady: plain.yesNo,
  /** The address awaits approval; the order is packed after that. */
  addressPending: plain.yesNo,
  remark: plain.text,
  cancelReason: plain.text,
  packedAt: plain.maybeInstant,
  paidAt: plain.maybeInstant,
  shippedAt: plain.maybeInstant,
  signedAt: plain.maybeInstant,
  /** When the shop declared the order lost; null if it has not. */
  lostAt: plain.maybeInstant,
  lostReason: plain.text,
  cancelledAt: plain.maybeInstant,
  /** Every step so far, oldest first. */
  steps: z.array(
    z.object({
      event: z.enum(orderSteps),
      state: orderState,
      ...stepFields,
    }),
  ),
  /** The number of changes so far. A change must name the revision that the page showed. */
  revision: count,
  changes: z.array(orderChangeEntry),
  /** Since when the order is being packed at the desk; null if it is not. */
  beingPackedSince: plain.maybeInstant,
  /** Whether the member can change the order now. */
  changeable: plain.yesNo,
  declarers: z.array(orderDeclarer),
  parcels: z.array(chosenParcel),
  packages: z.array(packageView),
  /** The stage of the order's journey, and the next step; null if the order was cancelled. */
  journey: journey.nullable(),
  /** The latest tracking events, newest first. */
  tracking: z.array(z.object({ at: instant, place: plain.text, info: plain.text })),
  costs: orderCosts,
  priceHold,
  /**
   * For an order that a standing order made: until when the member can revoke it. Null for other orders, or if that
   * time is over.
   */
  revocableUntil: plain.maybeInstant,
  counterPart: storePartner,
  signStat: deliverySignature,
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** A quote for chosen parcels, with the channel's options. */
export const orderQuote = quoteAnswer.extend({
  carrierId: plain.maybeId,
  carrierName: plain.text,
  minDays: count,
  maxDays: count,
  codOffered: plain.yesNo,
  taxOffered: plain.yesNo,
  /** Null if the channel offers no insurance. */
  insurance: z
    .object({ rateBp: count, minMinor: minor, maxCoverMinor: plain.maybeMinor, maxInsuredMinor: minor })
    .nullable(),
  payBeforePacking: plain.yesNo,
  /** The expected customs charge. */
  duties: dutyEstimate,
  /** How long this price holds from submission. */
  hold: priceHoldTerms,
});
