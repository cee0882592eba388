import { timeFilters } from '@crossdock/domain/orders/timeFilters.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { z } from 'zod';
import { pickupPointView } from '../addresses/shapes.ts';
import { discountRefusals, quoteDiscounts } from '../coupons/discounts.ts';
import { memberCoupon } from '../coupons/shapes.ts';
import { chosenDeclarers } from '../declarers/calls.ts';
import { declarerChoice } from '../declarers/shapes.ts';
import { member } from '../wire/call.ts';
import { count, id, minor, note, plain, query, refusalView } from '../wire/values.ts';
import { calendarCalls } from './calendar.ts';
import { choiceRefusals, maxParcelsPerOrder, shippingChoice } from './choice.ts';
import { homePageOrder } from './journey.ts';
import { packageIds } from './packages.ts';
import {
  chosenParcel,
  costDifference,
  deliverySignature,
  orderAddress,
  orderCard,
  orderCosts,
  orderDestination,
  orderDetails,
  orderQuote,
  orderState,
  parcelShippingObstacle,
  parcelTotals,
  storePartner,
} from './shapes.ts';

const required = (code: string) =>
  z.uuid({ error: (issue) => (issue.input === undefined || issue.input === '' ? code : 'field.id') });

/** How the parcels are shipped: the same fields for the quote and the order. */
const orderChoice = {
  parcelIds: z.array(id).min(1, 'order.noParcels').max(maxParcelsPerOrder, 'field.tooMany'),
  /** 2 home delivery, 3 pickup point. */
  deliveryType: z.union([z.literal(2), z.literal(3)], { error: 'field.invalid' }),
  ...shippingChoice,
  channelId: required('order.channelRequired'),
  /** Approved declarers of the member, for the destination's country. */
  declarerIds: chosenDeclarers.default([]),
};

const submitOrderInput = z.strictObject({
  ...orderChoice,
  carrierId: required('order.carrierRequired'),
  remark: note(200).default(''),
  /** The total that the member saw, in minor units. */
  totalMinor: minor,
  agreed: z.literal(true, { error: 'order.agreementRequired' }),
});

export const orderCalls = {
  ...calendarCalls,
  getOrderDefaultInfo: member.get('Orders/GetOrderDefaultInfo', {
    summary: 'For chosen parcels: approved addresses, pickup points, carriers, and what is missing',
    input: z.strictObject({ parcelIds: query.ids(maxParcelsPerOrder) }),
    output: z.object({
      parcels: z.array(chosenParcel),
      sums: parcelTotals,
      addresses: z.array(orderAddress.extend({ isDefault: plain.yesNo })),
      pickupPoints: z.array(
        pickupPointView
          .pick({ id: true, code: true, name: true, kind: true, country: true, city: true, address: true })
          .extend(pickupPointView.pick({ hours: true, latitude: true, longitude: true }).shape)
          .extend({ isDefault: plain.yesNo, unfitParcelIds: z.array(id) }),
      ),
      carriers: z.array(
        z.object({ id, name: plain.text, maxSideMm: plain.maybeCount, maxPieceG: plain.maybeCount }),
      ),
      /** The default collector at a pickup point. */
      consignee: plain.text,
      phone: plain.text,
      payBeforePacking: plain.yesNo,
      /** Usable coupons, the earliest expiry first; at most 50. */
      coupons: z.array(memberCoupon),
      /** The member's points. The quote shows how many of them can pay a fee. */
      points: count,
      declarers: z.array(declarerChoice),
      /** Countries to which an order needs a declarer. */
      declarerCountries: plain.texts,
      /** Why these parcels cannot be submitted yet: a stable key and its text. */
      missing: z.array(refusalView),
    }),
    refusals: ['order.selectAgain'],
  }),
  getOrderAmountAndWeight: member.get('Orders/GetOrderAmountAndWeight', {
    summary: 'Sums of the chosen parcels',
    forPrograms: 'the portal has the sums with what an order begins with, from `GetOrderDefaultInfo`',
    input: z.strictObject({ parcelIds: query.ids(maxParcelsPerOrder) }),
    output: parcelTotals.extend({
      /** Parcels that cannot ship, or cannot ship together with the other chosen ones. */
      problems: z.array(z.object({ parcelId: id, ...parcelShippingObstacle.shape })),
    }),
    refusals: ['order.selectAgain'],
  }),
  quoteOrder: member.post('Orders/SumOrderFree', {
    summary: 'The quote for chosen parcels: every cost line with its reason',
    input: z.strictObject({ ...orderChoice, carrierId: plain.optionalId }),
    output: orderQuote.extend({ discounts: quoteDiscounts }),
    refusals: choiceRefusals,
  }),
  submitOrder: member.postOnce('Orders/AddOrder', {
    summary: 'Submit an order at the total that was shown',
    input: submitOrderInput,
    output: z.object({ id, number: plain.text, state: orderState, totalMinor: minor, dueMinor: minor }),
    refusals: [
      'shop.notOpen',
      ...choiceRefusals,
      ...quoteRefusalReasons,
      ...discountRefusals,
      'order.feeChanged',
      'identity.required',
      'declarer.required',
    ],
  }),
  listOrders: member.page('Orders/QueryOrder', {
    summary: 'My orders by state, time and words, with counts per state',
    filters: {
      state: orderState.optional(),
      time: z.enum(timeFilters).default('all'),
      /** Part of an order number, consignee or forwarding number. */
      words: note(50).optional(),
    },
    of: orderCard,
    with: { counts: z.record(orderState, count) },
  }),
  getOrder: member.byOrder.get('Orders/GetOrderDetails', {
    summary: 'One order with timeline, parcels, packages, pictures, bill and tracking',
    output: orderDetails,
  }),
  getOrderCosts: member.byOrder.get('Orders/GetOrderCostById', {
    summary: 'Cost lines of an order: quote, bill, and what changed between them',
    forPrograms: "the portal shows them on the order's page, from `GetOrderDetails`",
    output: orderCosts,
  }),
  getOrderConfirmInfo: member.byOrder.get('Orders/GetConfirmInfoByOrder', {
    summary: 'What to confirm before paying, signing or cancelling',
    forPrograms: "the portal shows it on the order's page, from `GetOrderDetails`",
    output: orderCard
      .pick({ id: true, number: true, state: true, actions: true, consignee: true, forwardingNumber: true })
      .extend(orderCard.pick({ parcelCount: true, packageCount: true, dueMinor: true }).shape)
      .extend(orderCard.pick({ quoteTotalMinor: true, billTotalMinor: true }).shape)
      .extend({
        destination: orderDestination,
        differences: z.array(costDifference),
        /** The refund of a cancellation to the balance. */
        refundMinor: minor,
      }),
  }),
  cancelOrder: member.postOnce('Orders/CancelOrder', {
    summary: 'Cancel an order that is being packed or awaits payment; its parcels return to the shelf',
    input: z.strictObject({ orderId: id, why: note(200).default('') }),
    output: z.object({ state: orderState, refundMinor: minor }),
    refusals: ['order.wrongState'],
  }),
  signOrder: member.postOnce('Orders/SignOrder', {
    summary: 'Confirm delivery of an order, or of packages of it',
    input: z.strictObject({ orderId: id, packageIds, note: note(200).default('') }),
    output: deliverySignature,
    refusals: ['order.wrongState', 'order.signByShop', 'order.signByCarrier'],
  }),
  getSignStat: member.byOrder.get('Centralized/GetSignStat', {
    summary: 'Get an order’s delivery: date, signer and proof',
    forPrograms: "the portal shows it on the order's page, from `GetOrderDetails`",
    output: deliverySignature,
  }),
  listTimeFilters: member.get('Centralized/GetSigntimetype', {
    summary: "The order time filters, each with its span in the shop's time zone",
    forPrograms: 'the portal names the filters and sends the one that was chosen',
    output: z.array(
      z.object({
        type: z.enum(timeFilters),
        name: plain.text,
        from: plain.maybeInstant,
        to: plain.maybeInstant,
      }),
    ),
  }),
  getCounterPart: member.byOrder.get('Centralized/GetCounterPartInfo', {
    summary: 'Who delivers an order in its destination: name, phone, tracking address',
    forPrograms: "the portal shows the carrier on the order's page, from `GetOrderDetails`",
    output: storePartner,
  }),
  getOrderStatistics: member.get('Member/GetOrderStatistics', {
    summary: "The home page's five counts, money due, and where each open order is",
    output: z.object({
      toBeWarehoused: count,
      toBeConsolidated: count,
      toBePaid: count,
      toBeDelivered: count,
      toBeSigned: count,
      /** Orders that the warehouse is packing. */
      beingPacked: count,
      /** The amount due, without orders with a reported transfer. */
      moneyDueMinor: minor,
      /** How many of the unpaid orders have a reported, undecided transfer. */
      transferReported: count,
      /** Finished services and photos that the member has not seen. */
      servicesEnded: count,
      /** The member's VIP orders that wait for an answer: a parcel is missing, or there is an obstacle. */
      vipAsking: count,
      /** Failed pickups that the member has not seen. */
      pickupsFailed: count,
      /** Orders that the member's assistants prepared and that await the member's confirmation. */
      assistantsAsking: count,
      /**
       * The member's open orders, at most twenty: first those that need the member's action, then the others. Within
       * each group they are sorted by expected arrival.
       */
      shipments: z.array(homePageOrder),
    }),
  }),
};
