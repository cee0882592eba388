import { laneReasons } from '@crossdock/domain/orders/bestOrder.ts';
import { z } from 'zod';
import { quoteDiscounts } from '../coupons/discounts.ts';
import { chosenDeclarers } from '../declarers/calls.ts';
import { maxParcelsPerOrder, shippingChoice } from '../orders/choice.ts';
import { orderDestination, orderQuote } from '../orders/shapes.ts';
import { limitsAnswer } from '../pricing/quote.ts';
import { member } from '../wire/call.ts';
import { count, id, maybeMeasureFields, minor, plain } from '../wire/values.ts';

const deliveryType = z.union([z.literal(2), z.literal(3)]);

/** The member's choices that replace the suggested ones. Omitted fields follow the suggestion. */
const planInput = z.strictObject({
  parcelIds: z.array(id).min(1, 'order.noParcels').max(maxParcelsPerOrder, 'field.tooMany').optional(),
  ...shippingChoice,
  channelId: plain.optionalId,
  carrierId: plain.optionalId,
  /** Uses the best coupon if neither a coupon nor points are chosen. */
  bestCoupon: plain.yesNo.default(true),
  declarerIds: chosenDeclarers.optional(),
});

/** The choice in the form that `submitOrder` accepts. */
const plannedChoice = z.object({
  parcelIds: z.array(id),
  deliveryType,
  addressId: plain.optionalId,
  pickupPointId: plain.optionalId,
  consignee: plain.text.optional(),
  phone: plain.text.optional(),
  channelId: id,
  carrierId: id,
  insuredMinor: minor,
  taxIncluded: plain.yesNo,
  cashOnDelivery: plain.yesNo,
  memberCouponId: plain.optionalId,
  points: count,
  declarerIds: z.array(id),
  services: z.array(z.object({ serviceId: id, quantity: count })),
});

const planned = z.discriminatedUnion('kind', [
  /** Nothing can be ordered; `error` and `message` give the reason. */
  z.object({ kind: z.literal('none'), error: plain.text, message: plain.text }),
  z.object({
    kind: z.literal('order'),
    choice: plannedChoice,
    quote: orderQuote.extend({ discounts: quoteDiscounts }),
    channelName: plain.text,
    why: z.enum(laneReasons),
    /** The lane that the member last used for the country. Empty if the reason in `why` does not mention this lane. */
    usualName: plain.text,
    savedMinor: minor,
    destination: orderDestination,
    addressPending: plain.yesNo,
    declarers: plain.texts,
    couponName: plain.text,
    /** The data for estimating boxes: the limits of each box, and how full the firm packs them (in basis points). */
    boxing: z.object({ limits: limitsAnswer, fillBp: count }),
  }),
]);

const parcel = z.object({
  id,
  courierNumber: plain.text,
  goodsName: plain.text,
  ...maybeMeasureFields,
});

export const planCalls = {
  planOrder: member.post('Orders/PlanOrder', {
    summary: 'The best order of all my shelved parcels, with price, reasons, and what is left out and why',
    input: planInput,
    output: z.object({
      planned,
      going: z.array(parcel),
      left: z.array(parcel.extend({ reason: plain.text, message: plain.text })),
      /** Whether the balance can pay the order, and how much of the amount is missing. */
      balance: z.object({
        offered: plain.yesNo,
        balanceMinor: minor,
        feeMinor: minor,
        /**
         * The amount to pay from the balance: the total with the method's fee if the order is paid before packing,
         * else 0.
         */
        dueMinor: minor,
        missingMinor: minor,
      }),
      /** The member's newest orders of the last day that await payment, at most 3. */
      unpaid: z.array(z.object({ id, number: plain.text, dueMinor: minor })),
    }),
  }),
};
