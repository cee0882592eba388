import { holdBounds } from '@crossdock/domain/pricing/hold.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { quoteRefusals } from '../pricing/quoteRefusals.ts';
import { call } from '../wire/call.ts';
import { emptyInput, id, instant, minor, whole } from '../wire/values.ts';
import { orderState } from './shapes.ts';

const quoteReasons = keysOf(quoteRefusals);
const { days, tolerancePercent, answerDays } = holdBounds;
export const holdSettings = z.strictObject({
  /** 0: prices are not held. */
  days: whole.min(0, 'field.tooSmall').max(days, 'field.tooBig'),
  tolerancePercent: whole.min(0, 'field.tooSmall').max(tolerancePercent, 'field.tooBig'),
  answerDays: whole.min(answerDays.least, 'field.tooSmall').max(answerDays.most, 'field.tooBig'),
});

const byOrder = z.strictObject({ orderId: id });

export const priceHoldCalls = {
  agreeToPrice: call('POST', 'Orders/AgreeToPrice', {
    by: 'member',
    idempotent: true,
    summary:
      'Agree to the higher price of my packed order, at the total that was shown; what is due is paid next',
    input: byOrder.extend({
      /** The new total that was shown, in minor units. */
      totalMinor: minor,
    }),
    output: z.object({ number: z.string(), state: orderState, dueMinor: minor, returnedMinor: minor }),
    refusals: ['order.notAsked', 'order.feeChanged'],
  }),
  takeParcelsBack: call('POST', 'Orders/TakeParcelsBack', {
    by: 'member',
    idempotent: true,
    summary:
      'Refuse the higher price of my packed order: it is cancelled, its parcels return to the shelf, and what was paid to the balance',
    input: byOrder,
    output: z.object({ number: z.string(), state: z.literal('cancelled'), refundMinor: minor }),
    refusals: ['order.notAsked'],
  }),
  getNewPrice: call('GET', 'Orders/NewPrice', {
    by: 'member',
    summary: 'The price of now of my order that I did not pay while its price held, beside the old one',
    input: byOrder,
    output: z.object({
      number: z.string(),
      /** Until when the old price held. */
      untilAt: instant,
      beforeMinor: minor,
      afterMinor: minor,
      dueMinor: minor,
      /** How many days the new price holds. */
      days: z.number().int(),
    }),
    refusals: ['order.notAsked', ...quoteReasons],
  }),
  agreeToNewPrice: call('POST', 'Orders/AgreeToNewPrice', {
    by: 'member',
    idempotent: true,
    summary:
      'Agree to the price of now, at the total that was shown: my order holds it from now on, and can be paid',
    input: byOrder.extend({
      /** The new total that was shown, in minor units. */
      totalMinor: minor,
    }),
    output: z.object({ number: z.string(), state: orderState, dueMinor: minor, returnedMinor: minor }),
    refusals: ['order.notAsked', 'order.feeChanged', 'row.changed', ...quoteReasons],
  }),
  getHoldSettings: call('GET', 'staff/orders/holds/settings', {
    by: 'staff',
    can: 'order.read',
    summary: 'Get how long the price of an order holds, and within which weight',
    input: emptyInput,
    output: holdSettings,
  }),
  saveHoldSettings: call('POST', 'staff/orders/holds/settings', {
    by: 'staff',
    can: 'shop.write',
    summary:
      'Set how long the price of new orders holds, and within which weight; orders that hold one keep theirs',
    input: holdSettings,
    output: holdSettings,
  }),
};
