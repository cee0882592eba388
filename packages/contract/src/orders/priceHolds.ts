import { priceHoldBounds } from '@crossdock/domain/pricing/hold.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { quoteRefusals } from '../pricing/quoteRefusals.ts';
import { member, orderIdInput, settingsCalls } from '../wire/call.ts';
import { count, instant, minor, plain, whole } from '../wire/values.ts';
import { orderState } from './shapes.ts';

const quoteReasons = keysOf(quoteRefusals);
const { days, tolerancePercent, answerDays } = priceHoldBounds;
export const priceHoldSettings = z.strictObject({
  /** For how many days a price is held; 0 if prices are not held. */
  days: whole.min(0, 'field.tooSmall').max(days, 'field.tooBig'),
  tolerancePercent: whole.min(0, 'field.tooSmall').max(tolerancePercent, 'field.tooBig'),
  answerDays: whole.min(answerDays.least, 'field.tooSmall').max(answerDays.most, 'field.tooBig'),
});

const settings = settingsCalls('staff/orders/holds/settings', priceHoldSettings, priceHoldSettings);

export const priceHoldCalls = {
  agreeToPrice: member.postOnce('Orders/AgreeToPrice', {
    summary:
      'Agree to the higher price of my packed order, at the total that was shown; what is due is paid next',
    input: orderIdInput.extend({
      /** The new total that was shown, in minor units. */
      totalMinor: minor,
    }),
    output: z.object({ number: plain.text, state: orderState, dueMinor: minor, returnedMinor: minor }),
    refusals: ['order.notAsked', 'order.feeChanged'],
  }),
  takeParcelsBack: member.byOrder.postOnce('Orders/TakeParcelsBack', {
    summary:
      'Refuse the higher price of my packed order: it is cancelled, its parcels return to the shelf, and what was paid to the balance',
    output: z.object({ number: plain.text, state: z.literal('cancelled'), refundMinor: minor }),
    refusals: ['order.notAsked'],
  }),
  getNewPrice: member.byOrder.get('Orders/NewPrice', {
    summary: 'The price of now of my order that I did not pay while its price held, beside the old one',
    output: z.object({
      number: plain.text,
      /** Until when the old price held. */
      untilAt: instant,
      beforeMinor: minor,
      afterMinor: minor,
      dueMinor: minor,
      /** How many days the new price holds. */
      days: count,
    }),
    refusals: ['order.notAsked', ...quoteReasons],
  }),
  agreeToNewPrice: member.postOnce('Orders/AgreeToNewPrice', {
    summary:
      'Agree to the price of now, at the total that was shown: my order holds it from now on, and can be paid',
    input: orderIdInput.extend({
      /** The new total that was shown, in minor units. */
      totalMinor: minor,
    }),
    output: z.object({ number: plain.text, state: orderState, dueMinor: minor, returnedMinor: minor }),
    refusals: ['order.notAsked', 'order.feeChanged', 'row.changed', ...quoteReasons],
  }),
  getHoldSettings: settings.get(
    'order.read',
    'Get how long the price of an order holds, and within which weight',
  ),
  saveHoldSettings: settings.save(
    'shop.write',
    'Set how long the price of new orders holds, and within which weight; orders that hold one keep theirs',
  ),
};
