import { staffOrderActions } from '@crossdock/domain/orders/desk.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { orderDeclarer } from '../declarers/shapes.ts';
import { deskParcel } from '../parcels/deskParcel.ts';
import { boxesQuery, quoteRefusal } from '../pricing/quote.ts';
import { approvalRefusals, awaitedApproval } from '../wallet/approvals.ts';
import { longBodyBytes, orderIdInput, staff } from '../wire/call.ts';
import { listExportCall } from '../wire/listExport.ts';
import { count, id, instant, minor, plain, text } from '../wire/values.ts';
import { contentsRefusals, forwardingNumber, packInput, shipInput, signForInput } from './deskInputs.ts';
import { priceHold, priceHoldOutcome } from './heldPrice.ts';
import { orderListFacts } from './listFacts.ts';
import { orderFilters } from './listFilters.ts';
import { deskPackage, packageIds } from './packages.ts';
import { packer } from './packers.ts';
import {
  costDifference,
  deliverySignature,
  orderCard,
  orderCosts,
  orderDestination,
  orderDetails,
  orderState,
} from './shapes.ts';
import { toteOfOrder } from './totes.ts';

const why = text(200);
const action = z.enum(staffOrderActions);

/** An order in the desks' queues. */
const deskOrder = z.object({
  id,
  ...orderCard.pick({ number: true, state: true, createdAt: true, paymentState: true }).shape,
  ...orderCard.pick({ shippedCount: true, arrivedCount: true }).shape,
  /** Since when the order has been in this state. */
  waitingSince: instant,
  member: z.object({ id, account: plain.text, name: plain.text, alias: plain.text, phoneTail: plain.text }),
  warehouseId: id,
  warehouseName: plain.text,
  channelId: id,
  channelName: plain.text,
  carrierId: id,
  carrierName: plain.text,
  deliveryType: count,
  consignee: plain.text,
  country: plain.text,
  parcelCount: count,
  packageCount: count,
  realWeightG: count,
  billingWeightG: count,
  ...orderCard.pick({ quoteTotalMinor: true, billTotalMinor: true, paidMinor: true, dueMinor: true }).shape,
  ...orderCard.pick({ cashOnDelivery: true, paymentMethod: true, transfer: true, forwardingNumber: true })
    .shape,
  /** The VIP order from which this order was made; null if there is none. */
  vipOrderId: plain.maybeId,
  /** The address awaits approval; the order is packed after that. */
  addressPending: plain.yesNo,
  /** Made by the member's standing order. */
  byStandingOrder: plain.yesNo,
  /** Until when the member can revoke the order, which is not packed before. Null if that time is over. */
  revocableUntil: plain.maybeInstant,
  remark: plain.text,
  /** When the order was last changed; null if it was not. */
  changedAt: plain.maybeInstant,
  packer,
  actions: z.array(action),
});
export type DeskOrder = z.infer<typeof deskOrder>;

const deskOrderDetails = deskOrder.extend({
  destination: orderDestination,
  ...orderDetails.pick({ declaredValueMinor: true, insuredValueMinor: true, taxIncluded: true }).shape,
  ...orderDetails.pick({ codAmountMinor: true, payBeforePacking: true }).shape,
  priceHold,
  ...orderDetails.pick({ cancelReason: true, packedAt: true, paidAt: true, shippedAt: true }).shape,
  ...orderDetails.pick({ signedAt: true, cancelledAt: true, revision: true, changes: true }).shape,
  declarers: z.array(orderDeclarer),
  totes: z.array(toteOfOrder),
  parcels: z.array(deskParcel),
  packages: z.array(deskPackage),
  steps: z.array(orderDetails.shape.steps.element.extend({ staffName: plain.text })),
  /** When the order was declared lost; null if it is not. */
  lostAt: plain.maybeInstant,
  lostReason: plain.text,
  costs: orderCosts,
  signStat: deliverySignature,
  /** The carrier's tracking page; empty if it has none. */
  trackingUrl: plain.text,
  /** Carriers of the order's channel for its delivery type. */
  carriers: z.array(z.object({ id, code: plain.text, name: plain.text })),
  /**
   * The request to cancel the order with a refund above the clerk's limit, which waits for a second person; null if
   * there is none.
   */
  secondAwaited: awaitedApproval,
});
export type DeskOrderDetails = z.infer<typeof deskOrderDetails>;

export const orderDeskCalls = {
  listDeskOrders: staff('order.read').page('staff/orders', {
    summary:
      'Orders of the shop by state, the longest waiting first unless another order is asked, with how many wait in each state',
    filters: orderFilters,
    of: deskOrder,
    with: {
      /** The number of orders in each open state, counted up to 10,000. */
      waiting: z.array(z.object({ state: orderState, count, oldestAt: plain.maybeInstant })),
    },
  }),
  exportOrders: staff('order.read').get(
    'staff/orders/export',
    listExportCall('orders', orderFilters, keysOf(orderListFacts)),
  ),
  findDeskOrder: staff('order.read').get('staff/orders/lookup', {
    summary: 'Find an order by its scanned order or tracking number',
    forPrograms: 'the desks ask `resolveScan`, which knows every other number too',
    input: z.strictObject({ number: text(60) }),
    output: deskOrder,
    refusals: ['order.unknownNumber'],
  }),
  getDeskOrder: staff('order.read').byOrder.get('staff/orders/detail', {
    summary: 'One order with everything known about it',
    output: deskOrderDetails,
  }),
  previewBill: staff('order.pack').get('staff/orders/bill', {
    summary: 'Preview the final bill and its difference from the quote',
    input: z.strictObject({ orderId: id, packages: boxesQuery }),
    output: z.object({
      costs: orderCosts,
      held: priceHoldOutcome,
      billingWeightG: count,
      realWeightG: count,
      volumeWeightG: count,
      /** Why the order cannot be shipped like this, with a text. */
      refusals: z.array(quoteRefusal.extend({ message: plain.text })),
    }),
  }),
  packOrder: staff('order.pack').postOnce('staff/orders/pack', {
    summary: 'Pack an order with its packages; computes the final bill',
    bodyAtMost: longBodyBytes,
    input: packInput,
    output: z.object({
      number: plain.text,
      state: orderState,
      billTotalMinor: minor,
      /** The amount that the member still has to pay. */
      dueMinor: minor,
      /** The refund to the member's balance, because the member had paid more than the final bill. */
      returnedMinor: minor,
      held: priceHoldOutcome,
      differences: z.array(costDifference),
    }),
    refusals: [
      'order.wrongState',
      'order.otherNumber',
      'order.beingPacked',
      'order.stillRevocable',
      'order.addressPending',
      'service.unfinished',
      'order.parcelsMissing',
      ...contentsRefusals,
      'order.photoUnknown',
      'parcel.blocked',
      ...quoteRefusalReasons,
    ],
  }),
  unpackOrder: staff('order.pack').postOnce('staff/orders/unpack', {
    summary: 'Unpack an order with a reason; deletes packages and bill',
    input: z.strictObject({ orderId: id, why }),
    output: z.object({ number: plain.text, state: orderState }),
    refusals: ['order.wrongState'],
  }),
  shipOrder: staff('order.ship').postOnce('staff/orders/ship', {
    summary: 'Ship an order, or packages of it, with a tracking number',
    input: shipInput,
    output: deskOrder,
    refusals: [
      'order.unknownNumber',
      'order.otherNumber',
      'order.notToShip',
      'dispute.orderWaits',
      'order.forwardingUsed',
      'order.forwardingOurs',
      'order.carrierUnfit',
    ],
  }),
  undoShipOrder: staff('order.ship').postOnce('staff/orders/undoShip', {
    summary: 'Undo your own shipment within ten minutes; without named packages those that left last',
    input: orderIdInput.extend({ packageIds }),
    output: z.object({ number: plain.text, state: orderState }),
    refusals: ['order.wrongState', 'undo.notYours', 'undo.tooLate'],
  }),
  amendShipment: staff('order.ship').postOnce('staff/orders/forwarding', {
    summary: 'Correct the tracking number or carrier of a shipped order, or of packages of it',
    input: z.strictObject({ orderId: id, packageIds, forwardingNumber, carrierId: plain.optionalId, why }),
    output: z.object({ number: plain.text, forwardingNumber: plain.text }),
    refusals: ['order.wrongState', 'order.forwardingUsed', 'order.forwardingOurs', 'order.carrierUnfit'],
  }),
  signForOrder: staff('order.sign').postOnce('staff/orders/sign', {
    summary: 'Record a delivery with its proof; the last one settles cash on delivery',
    input: signForInput,
    output: z.object({ number: plain.text, state: orderState, collectedMinor: minor }),
    refusals: ['order.wrongState', 'order.photoUnknown'],
  }),
  cancelOrderForMember: staff('order.cancel').postOnce('staff/orders/cancel', {
    summary:
      'Cancel an order with the reason; its parcels go back to the shelf, what was paid to the balance, above the limit once a second person agrees',
    input: z.strictObject({ orderId: id, why }),
    /** `pending`: nothing has happened yet; a second person must approve the refund. */
    output: z.object({ number: plain.text, state: orderState, refundMinor: minor, pending: plain.yesNo }),
    refusals: ['order.wrongState', ...approvalRefusals],
  }),
};
