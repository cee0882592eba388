import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { id, instant, plain } from '../wire/values.ts';

/** The clerk who is packing the order; null if nobody is. */
export const packer = z.object({ name: plain.text, since: instant, mine: plain.yesNo }).nullable();

export const orderPackerCalls = {
  takeOrderToPack: staff('order.pack').post('staff/orders/pack/take', {
    summary: 'Say that I am packing an order; sent again each minute, or it belongs to nobody after five',
    passing: true,
    input: z.strictObject({
      orderId: id,
      /** Takes the order over from the colleague who is packing it. */
      takeOver: plain.yesNo.default(false),
    }),
    output: z.object({ since: instant }),
    refusals: ['order.wrongState', 'order.beingPacked', 'order.stillRevocable'],
  }),
  leaveOrderToPack: staff('order.pack').byOrder.post('staff/orders/pack/leave', {
    summary: 'Say that I no longer pack an order',
    passing: true,
  }),
};
