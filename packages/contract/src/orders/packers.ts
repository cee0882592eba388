import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, id, instant } from '../wire/values.ts';

/** The clerk who is packing the order; null if nobody is. */
export const packer = z.object({ name: z.string(), since: instant, mine: z.boolean() }).nullable();

export const orderPackerCalls = {
  takeOrderToPack: call('POST', 'staff/orders/pack/take', {
    by: 'staff',
    can: 'order.pack',
    passing: true,
    summary: 'Say that I am packing an order; sent again each minute, or it belongs to nobody after five',
    input: z.strictObject({
      orderId: id,
      /** Takes the order over from the colleague who is packing it. */
      takeOver: z.boolean().default(false),
    }),
    output: z.object({ since: instant }),
    refusals: ['order.wrongState', 'order.beingPacked', 'order.stillRevocable'],
  }),
  leaveOrderToPack: call('POST', 'staff/orders/pack/leave', {
    by: 'staff',
    can: 'order.pack',
    passing: true,
    summary: 'Say that I no longer pack an order',
    input: z.strictObject({ orderId: id }),
    output: doneAnswer,
  }),
};
