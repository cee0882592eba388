import { orderStates } from '@crossdock/domain/orders/states.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { vipActions } from '@crossdock/domain/vipOrders/actions.ts';
import {
  maxCustomsLines,
  maxCustomsPriceMinor,
  maxCustomsQuantity,
  maxVipParcels,
} from '@crossdock/domain/vipOrders/rules.ts';
import { vipStates, vipSteps } from '@crossdock/domain/vipOrders/states.ts';
import { z } from 'zod';
import { addressInput } from '../addresses/calls.ts';
import { chosenDeclarers } from '../declarers/calls.ts';
import { orderDestination } from '../orders/shapes.ts';
import {
  count,
  id,
  instant,
  minor,
  note,
  plain,
  refusalView,
  stepFields,
  text,
  texts,
  whole,
} from '../wire/values.ts';

const required = (code: string) =>
  z.uuid({ error: (issue) => (issue.input === undefined || issue.input === '' ? code : 'field.id') });

/** The customs declaration of one kind of goods: a product of the shop's dictionary, quantity and unit price. */
const customsLineInput = z.strictObject({
  productId: required('vip.productRequired'),
  quantity: whole.min(1, 'field.tooSmall').max(maxCustomsQuantity, 'field.tooBig'),
  /** Of one unit, in minor units. */
  priceMinor: whole.min(1, 'field.tooSmall').max(maxCustomsPriceMinor, 'field.tooBig'),
});

/** A VIP order as a member requests it: forecast and order in one request. A row of a sheet has the same fields. */
export const vipOrderFields = {
  courierNumbers: z.array(text(60)).min(1, 'parcel.number').max(maxVipParcels, 'field.tooMany'),
  lines: z.array(customsLineInput).min(1, 'vip.linesRequired').max(maxCustomsLines, 'field.tooMany'),
  /** An address of the member, a home or a store. If the address awaits approval, the order waits with it. */
  addressId: plain.optionalId,
  /** A new address instead of `addressId`. It is added to the member's addresses. */
  address: addressInput.optional(),
  channelId: required('order.channelRequired'),
  carrierId: required('order.carrierRequired'),
  declarerIds: chosenDeclarers.default([]),
  insuredMinor: whole.min(0, 'field.tooSmall').default(0),
  taxIncluded: plain.yesNo.default(false),
  cashOnDelivery: plain.yesNo.default(false),
  remark: note(200).default(''),
};

export const vipOrderInput = z.strictObject(vipOrderFields);
export type VipOrderInput = z.output<typeof vipOrderInput>;

/** A product of the shop's dictionary, for customs. */
export const customsProduct = z.object({
  id,
  /** In the reader's language. */
  name: plain.text,
  ...texts.shape,
  hsCode: plain.text,
  unit: plain.text,
  /** The usual price; 0 if the shop has not entered one. */
  valueMinor: minor,
  goodsType: plain.text,
  goodsTypeName: plain.text,
});
export type CustomsProduct = z.infer<typeof customsProduct>;

/** A line as it was entered, even if the product has changed afterwards. */
const customsLine = customsProduct
  .pick({ name: true, zh: true, tw: true, en: true, hsCode: true, unit: true })
  .extend({ productId: id, quantity: count, priceMinor: minor });
export type CustomsLineView = z.infer<typeof customsLine>;

const vipParcel = z.object({
  id,
  courierNumber: plain.text,
  state: z.enum(parcelStates),
  arrivedAt: plain.maybeInstant,
});

const vipProgress = z.object({ total: count, arrived: count, ready: count, gone: count });

/** A VIP order in a list. */
export const vipOrderCard = z.object({
  id,
  number: plain.text,
  state: z.enum(vipStates),
  progress: vipProgress,
  parcels: z.array(vipParcel),
  goodsNames: plain.texts,
  consignee: plain.text,
  country: plain.text,
  channelName: plain.text,
  declaredMinor: minor,
  /** Why the order cannot be sent although all parcels are here. */
  obstacle: refusalView.nullable(),
  /** The member must act. */
  stuck: plain.yesNo,
  /** Since when the member has been asked about missing parcels. */
  askedAt: plain.maybeInstant,
  /** The resulting shipping order. */
  order: z.object({ id, state: z.enum(orderStates) }).nullable(),
  createdAt: instant,
  actions: z.array(z.enum(vipActions)),
});
export type VipOrderCard = z.infer<typeof vipOrderCard>;

export const vipOrder = vipOrderCard.extend({
  lines: z.array(customsLine),
  destination: orderDestination,
  addressId: id,
  /** The address awaits approval, and the order waits with it. */
  addressPending: plain.yesNo,
  channelId: id,
  carrierId: id,
  carrierName: plain.text,
  declarers: z.array(z.object({ id, name: plain.text })),
  insuredMinor: minor,
  taxIncluded: plain.yesNo,
  cashOnDelivery: plain.yesNo,
  remark: plain.text,
  steps: z.array(
    z.object({
      event: z.enum(vipSteps),
      ...stepFields,
    }),
  ),
});
export type VipOrder = z.infer<typeof vipOrder>;
