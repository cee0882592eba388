import { laneReasons } from '@crossdock/domain/orders/bestOrder.ts';
import { z } from 'zod';
import { discountChoice, quoteDiscounts } from '../coupons/discounts.ts';
import { chosenDeclarers } from '../declarers/calls.ts';
import { personName } from '../members/fields.ts';
import { maxParcels } from '../orders/choice.ts';
import { orderDestination, orderQuote } from '../orders/shapes.ts';
import { limitsAnswer } from '../pricing/quote.ts';
import { chosenServices } from '../services/shapes.ts';
import { member } from '../wire/call.ts';
import { count, id, maybeMeasured, minor, note } from '../wire/values.ts';

const deliveryType = z.union([z.literal(2), z.literal(3)]);

/** What the member chose instead of the suggestion. Fields that are left out follow the suggestion. */
const planInput = z.strictObject({
  parcelIds: z.array(id).min(1, 'order.noParcels').max(maxParcels, 'field.tooMany').optional(),
  addressId: id.optional(),
  pickupPointId: id.optional(),
  consignee: personName(50).optional(),
  phone: note(20).optional(),
  channelId: id.optional(),
  carrierId: id.optional(),
  insuredMinor: z.number().int('field.integer').min(0, 'field.tooSmall').default(0),
  taxIncluded: z.boolean().default(false),
  cashOnDelivery: z.boolean().default(false),
  ...discountChoice,
  /** Uses the best coupon if neither a coupon nor points are chosen. */
  bestCoupon: z.boolean().default(true),
  declarerIds: chosenDeclarers.optional(),
  services: chosenServices,
});

/** The choice in the form that `submitOrder` accepts. */
const plannedChoice = z.object({
  parcelIds: z.array(id),
  deliveryType,
  addressId: id.optional(),
  pickupPointId: id.optional(),
  consignee: z.string().optional(),
  phone: z.string().optional(),
  channelId: id,
  carrierId: id,
  insuredMinor: minor,
  taxIncluded: z.boolean(),
  cashOnDelivery: z.boolean(),
  memberCouponId: id.optional(),
  points: count,
  declarerIds: z.array(id),
  services: z.array(z.object({ serviceId: id, quantity: count })),
});

const planned = z.discriminatedUnion('kind', [
  /** Nothing can be ordered, with the reason. */
  z.object({ kind: z.literal('none'), error: z.string(), message: z.string() }),
  z.object({
    kind: z.literal('order'),
    choice: plannedChoice,
    quote: orderQuote.extend({ discounts: quoteDiscounts }),
    channelName: z.string(),
    why: z.enum(laneReasons),
    /** The lane that the member last used for the country; empty if the reason does not mention it. */
    usualName: z.string(),
    savedMinor: minor,
    destination: orderDestination,
    addressPending: z.boolean(),
    declarers: z.array(z.string()),
    couponName: z.string(),
    /** The facts for estimating boxes: the limits of each box, and how full the firm packs. */
    boxing: z.object({ limits: limitsAnswer, fillBp: count }),
  }),
]);

const parcel = z.object({
  id,
  courierNumber: z.string(),
  goodsName: z.string(),
  ...maybeMeasured,
});

export const planCalls = {
  planOrder: member.post('Orders/PlanOrder', {
    summary: 'The best order of all my shelved parcels, with price, reasons, and what is left out and why',
    input: planInput,
    output: z.object({
      planned,
      going: z.array(parcel),
      left: z.array(parcel.extend({ reason: z.string(), message: z.string() })),
      /** The result of paying from the balance. */
      balance: z.object({
        offered: z.boolean(),
        balanceMinor: minor,
        feeMinor: minor,
        /** Total with the fee, if the order is paid before packing; else 0. */
        dueMinor: minor,
        missingMinor: minor,
      }),
      /** My newest orders of the last day that await payment, at most 3. */
      unpaid: z.array(z.object({ id, number: z.string(), dueMinor: minor })),
    }),
  }),
};
