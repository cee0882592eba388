import { orderActions } from '@crossdock/domain/orders/actions.ts';
import { changedParts } from '@crossdock/domain/orders/orderChange.ts';
import { orderPaymentStates } from '@crossdock/domain/orders/paymentState.ts';
import { orderStates, orderSteps } from '@crossdock/domain/orders/states.ts';
import { mergeReasons } from '@crossdock/domain/parcels/merge.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { costKinds } from '@crossdock/domain/pricing/costLine.ts';
import { z } from 'zod';
import { recipientFields } from '../addresses/shapes.ts';
import { orderDeclarer } from '../declarers/shapes.ts';
import { dutyEstimate } from '../duties/shapes.ts';
import { reportedTransfer } from '../payments/reportedTransfer.ts';
import { costLine, quoteAnswer } from '../pricing/quote.ts';
import { pictureView } from '../wire/pictures.ts';
import { count, id, instant, minor } from '../wire/values.ts';
import { holdTerms, priceHold } from './heldPrice.ts';
import { journey } from './journey.ts';
import { packageView } from './packages.ts';

const grams = count;
const millimetres = count;

export const orderState = z.enum(orderStates);

/** An order's destination as it was at submission. `pickupPoint` also holds a chosen 7-11 store. */
export const orderDestination = z.object({
  ...recipientFields,
  pickupPoint: z
    .object({ code: z.string(), name: z.string(), address: z.string(), phone: z.string(), hours: z.string() })
    .nullable(),
});
export type OrderDestination = z.infer<typeof orderDestination>;

/**
 * An address that an order may go to. Addresses in review are listed too, with whether orders may use them.
 */
export const orderAddress = z.object({
  id,
  deliveryType: count,
  state: z.enum(['approved', 'pending']),
  usable: z.boolean(),
  destination: orderDestination,
});

/** An order in a list. */
export const orderCard = z.object({
  id,
  number: z.string(),
  state: orderState,
  createdAt: instant,
  parcelCount: count,
  packageCount: count,
  channelName: z.string(),
  carrierName: z.string(),
  deliveryType: count,
  consignee: z.string(),
  country: z.string(),
  realWeightG: grams,
  volumeWeightG: grams,
  billingWeightG: grams,
  quoteTotalMinor: minor,
  /** Null until the goods are packed and weighed. */
  billTotalMinor: minor.nullable(),
  paidMinor: minor,
  dueMinor: minor,
  cashOnDelivery: z.boolean(),
  paymentMethod: z.string().nullable(),
  paymentState: z.enum(orderPaymentStates),
  /** The reported transfer, until it is decided. */
  transfer: reportedTransfer.nullable(),
  /** The forwarding number of the first shipped package. */
  forwardingNumber: z.string(),
  /** How many packages have left and how many arrived, while the order is in transit; else 0. */
  shippedCount: count,
  arrivedCount: count,
  picture: pictureView.nullable(),
  /** The contents in the member's own words: up to three names, without repeats. */
  goodsNames: z.array(z.string()),
  /** The promised arrival; null unless it is in transit. */
  arrival: z.object({ from: instant, until: instant }).nullable(),
  actions: z.array(z.enum(orderActions)),
  /**
   * Whether the member is asked to confirm delivery: the carrier reports it, or the last promised day is
   * over.
   */
  signAsked: z.boolean(),
});
export type OrderCard = z.infer<typeof orderCard>;

/** A parcel in the order flow; `problem` says why it cannot ship with the others. */
/** Why a chosen parcel cannot ship, or not with the others. */
export const parcelProblem = z.object({ reason: z.enum(mergeReasons), message: z.string() });

export const chosenParcel = z.object({
  id,
  courierNumber: z.string(),
  number: z.string(),
  state: z.enum(parcelStates),
  goodsName: z.string(),
  goodsType: z.string(),
  goodsTypeName: z.string(),
  goodsCount: count,
  declaredValueMinor: minor,
  warehouseId: id.nullable(),
  warehouseName: z.string(),
  weightG: grams.nullable(),
  lengthMm: millimetres.nullable(),
  widthMm: millimetres.nullable(),
  heightMm: millimetres.nullable(),
  pictures: z.array(pictureView),
  problem: parcelProblem.nullable(),
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
      name: z.string(),
      before: z.union([z.number(), z.string()]).optional(),
      after: z.union([z.number(), z.string()]).optional(),
    }),
  ),
});

export const orderCosts = z.object({
  quote: z.array(costLine),
  quoteTotalMinor: minor,
  /** Empty until the goods are packed and weighed. */
  bill: z.array(costLine),
  billTotalMinor: minor.nullable(),
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

/** Who may record that an order was delivered. */
export const signers = ['member', 'staff', 'carrier'] as const;

export const signStat = z.object({
  signed: z.boolean(),
  signedAt: instant.nullable(),
  by: z.enum(signers).nullable(),
  signer: z.string(),
  note: z.string(),
  pictures: z.array(pictureView),
});
export type SignStat = z.infer<typeof signStat>;

export const storePartner = z.object({
  partnerName: z.string(),
  partnerPhone: z.string(),
  partnerUrl: z.string(),
  carrierName: z.string(),
  carrierPhone: z.string(),
  /** The carrier's tracking page, with the forwarding number filled in if there is one. */
  trackingUrl: z.string(),
});

/** A change of an order in its history. */
const orderChangeEntry = z.object({
  at: instant,
  parts: z.array(z.enum(changedParts)),
  beforeMinor: minor,
  afterMinor: minor,
});

export const orderDetails = orderCard.extend({
  warehouseName: z.string(),
  destination: orderDestination,
  declaredValueMinor: minor,
  insured: z.boolean(),
  insuredValueMinor: minor,
  taxIncluded: z.boolean(),
  codAmountMinor: minor,
  payBeforePacking: z.boolean(),
  /** The discount of the order: one coupon, or points. */
  memberCouponId: id.nullable(),
  couponName: z.string().nullable(),
  pointsUsed: count,
  /**
   * The code that a pickup point's desk scans to hand over the order; empty unless it is in transit to one of
   * the shop's own points, or there.
   */
  pickupCode: z.string(),
  /** The newest tracking event says that it can be collected. */
  pickupReady: z.boolean(),
  /** The address awaits approval; the order is packed after that. */
  addressPending: z.boolean(),
  remark: z.string(),
  cancelReason: z.string(),
  packedAt: instant.nullable(),
  paidAt: instant.nullable(),
  shippedAt: instant.nullable(),
  signedAt: instant.nullable(),
  /** When the shop declared it lost; null if it has not. */
  lostAt: instant.nullable(),
  lostReason: z.string(),
  cancelledAt: instant.nullable(),
  /** Every step so far, oldest first. */
  steps: z.array(
    z.object({
      event: z.enum(orderSteps),
      state: orderState,
      at: instant,
      by: z.enum(['member', 'staff', 'system']),
      why: z.string(),
    }),
  ),
  /** The number of changes so far. A change must name the revision that the page showed. */
  revision: count,
  changes: z.array(orderChangeEntry),
  /** Since when it is being packed at the desk; null if it is not. */
  beingPackedSince: instant.nullable(),
  /** Whether the member can change it now. */
  changeable: z.boolean(),
  declarers: z.array(orderDeclarer),
  parcels: z.array(chosenParcel),
  packages: z.array(packageView),
  /** Where it is, and what happens next; null if it was cancelled. */
  journey: journey.nullable(),
  /** The latest tracking events, newest first. */
  tracking: z.array(z.object({ at: instant, place: z.string(), info: z.string() })),
  costs: orderCosts,
  priceHold,
  /**
   * For a standing order's order: until when the member can revoke it. Null if that time is over, or for
   * other orders.
   */
  revocableUntil: instant.nullable(),
  counterPart: storePartner,
  signStat,
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** A quote for chosen parcels, with the channel's options. */
export const orderQuote = quoteAnswer.extend({
  carrierId: id.nullable(),
  carrierName: z.string(),
  minDays: count,
  maxDays: count,
  codOffered: z.boolean(),
  taxOffered: z.boolean(),
  /** Null if the channel offers no insurance. */
  insurance: z
    .object({ rateBp: count, minMinor: minor, maxCoverMinor: minor.nullable(), maxInsuredMinor: minor })
    .nullable(),
  payBeforePacking: z.boolean(),
  /** The expected customs charge. */
  duties: dutyEstimate,
  /** How long this price holds from submission. */
  hold: holdTerms,
});
