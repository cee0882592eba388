import { changeableOrderParts } from '@crossdock/domain/orders/orderChange.ts';
import { costKinds } from '@crossdock/domain/pricing/costLine.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { serviceUnits } from '@crossdock/domain/services/kinds.ts';
import { z } from 'zod';
import { chosenDeclarers } from '../declarers/calls.ts';
import { personNameSchema } from '../members/fields.ts';
import { quoteRefusal } from '../pricing/quote.ts';
import { quantity } from '../services/shapes.ts';
import { approvalRefusals } from '../wallet/approvals.ts';
import { member, staff } from '../wire/call.ts';
import { count, id, minor, note, plain, text } from '../wire/values.ts';
import { choiceRefusals, maxParcelsPerOrder } from './choice.ts';
import { chosenParcel, orderAddress, orderDestination, orderState } from './shapes.ts';

/** The order after the change. Omitted parts stay the same. */
export const orderDraft = z.strictObject({
  /** An address of the member, or a pickup point with its collector. */
  destination: z
    .strictObject({
      deliveryType: z.union([z.literal(2), z.literal(3)], { error: 'field.invalid' }),
      addressId: plain.optionalId,
      pickupPointId: plain.optionalId,
    })
    .optional(),
  /**
   * A member may correct the name and phone of the person who collects at a pickup point, and at an address only the
   * phone. Staff may correct both for every destination.
   */
  contact: z
    .strictObject({ consignee: personNameSchema(50).optional(), phone: note(20).optional() })
    .optional(),
  channelId: plain.optionalId,
  carrierId: plain.optionalId,
  /** All parcels of the changed order. */
  parcelIds: z.array(id).min(1, 'order.noParcels').max(maxParcelsPerOrder, 'field.tooMany').optional(),
  /** All services for the whole order. */
  services: z
    .array(z.strictObject({ serviceId: id, quantity: quantity.default(1) }))
    .max(20, 'field.tooMany')
    .optional(),
  insuredMinor: z.number().int('field.integer').min(0, 'field.tooSmall').optional(),
  taxIncluded: plain.yesNo.optional(),
  declarerIds: chosenDeclarers.optional(),
});
export type OrderDraft = z.output<typeof orderDraft>;

const draftOfOrder = z.strictObject({
  orderId: id,
  /** The order's `revision` on the page. If the order has changed since, the call is refused. */
  revision: count.min(0, 'field.tooSmall'),
  draft: orderDraft,
});

/**
 * The order's content after the change, for the page. Parts that the draft leaves out are the order's own.
 */
const draftContent = z.object({
  parcelIds: z.array(id),
  addressId: plain.maybeId,
  pickupPointId: plain.maybeId,
  destination: orderDestination,
  channelId: id,
  channelName: plain.text,
  carrierId: id,
  carrierName: plain.text,
  insuredMinor: minor,
  taxIncluded: plain.yesNo,
  declarerIds: z.array(id),
  addressPending: plain.yesNo,
});

const choices = z.object({
  /** The order's parcels, and the member's other available ones. */
  parcels: z.array(chosenParcel),
  addresses: z.array(orderAddress),
  pickupPoints: z.array(
    z.object({ id, code: plain.text, name: plain.text, address: plain.text, hours: plain.text }),
  ),
  /** The channels to the destination, each with its price for this content. */
  channels: z.array(
    z.object({
      channelId: id,
      name: plain.text,
      minDays: count,
      maxDays: count,
      possible: plain.yesNo,
      totalMinor: minor,
      /** Why the change is not possible. */
      messages: plain.texts,
      carriers: z.array(z.object({ carrierId: id, name: plain.text })),
    }),
  ),
  services: z.array(
    z.object({
      serviceId: id,
      name: plain.text,
      unit: z.enum(serviceUnits),
      priceMinor: minor,
      quantity: count,
      /** Work on the service has begun, so it cannot be removed. */
      begun: plain.yesNo,
    }),
  ),
  declarers: z.array(z.object({ id, name: plain.text, idNumber: plain.text })),
  declarerNeeded: plain.yesNo,
  taxOffered: plain.yesNo,
  maxInsuredMinor: minor,
  insuranceOffered: plain.yesNo,
});

const comparison = {
  revision: count,
  /** The parts that the draft changes; empty if none. */
  parts: z.array(z.enum(changeableOrderParts)),
  beforeMinor: minor,
  afterMinor: minor,
  deltaMinor: minor,
  lines: z.array(
    z.object({ kind: z.enum(costKinds), beforeMinor: minor, afterMinor: minor, deltaMinor: minor }),
  ),
  paidMinor: minor,
  /** The amount that must be paid before the order continues. */
  dueMinor: minor,
  returnedMinor: minor,
  /** Whether the packed order must be unpacked. */
  unpacks: plain.yesNo,
  /** Why the order cannot ship like this, with a text. */
  refusals: z.array(quoteRefusal.extend({ message: plain.text })),
};

const preview = z.object({ ...comparison, content: draftContent, choices });
export type OrderChangePreview = z.infer<typeof preview>;

const changed = z.object({
  number: plain.text,
  state: orderState,
  totalMinor: minor,
  dueMinor: minor,
  returnedMinor: minor,
  revision: count,
});

const previewRefusals = [
  ...choiceRefusals,
  'order.wrongState',
  'order.beingPacked',
  'order.changeVip',
  'order.consigneeOfAddress',
  'service.begun',
  'identity.required',
] as const;
const changeRefusals = [
  ...previewRefusals,
  ...quoteRefusalReasons,
  'order.feeChanged',
  'order.nothingChanged',
  'declarer.required',
] as const;

/** Why an order cannot be sent without one of its parcels. */
export const leaveOutRefusals = changeRefusals;

const changeInput = draftOfOrder.extend({
  /** The new total that was shown, in minor units. */
  totalMinor: minor,
});

export const orderChangeCalls = {
  previewOrderChange: member.post('Orders/PreviewChange', {
    summary: 'What a change of my order comes to, line by line, and what can be chosen',
    input: draftOfOrder,
    output: preview,
    refusals: previewRefusals,
  }),
  changeOrder: member.postOnce('Orders/ChangeOrder', {
    summary: 'Change my order at the total that was shown, until packing begins',
    input: changeInput,
    output: changed,
    refusals: changeRefusals,
  }),
  previewOrderChangeForMember: staff('order.change').post('staff/orders/change/preview', {
    summary: 'What a change of an order comes to, line by line, and what can be chosen',
    passing: true,
    input: draftOfOrder,
    output: preview,
    refusals: previewRefusals,
  }),
  changeOrderForMember: staff('order.change').postOnce('staff/orders/change', {
    summary:
      'Change an order at the total that was shown, until it is shipped; a packed order goes back to packing where its boxes change',
    input: changeInput.extend({ why: text(200) }),
    /**
     * `pending`: the change returns more money than one clerk may return. A second person must approve it, and
     * nothing has changed yet.
     */
    output: changed.extend({ pending: plain.yesNo }),
    refusals: [...changeRefusals, ...approvalRefusals],
  }),
};
