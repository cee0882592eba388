import { z } from 'zod';
import { packageIds } from '../orders/packages.ts';
import { staff } from '../wire/call.ts';
import { id, instant, plain, text } from '../wire/values.ts';

/** Declaring an order in transit, or packages of it, lost or found. */
export const lostOrderCalls = {
  declareLost: staff('order.sign').postOnce('staff/orders/lost', {
    summary: 'Declare an order, or packages of it, lost with a reason; notifies the member',
    input: z.strictObject({ orderId: id, packageIds, why: text(200) }),
    output: z.object({ number: plain.text, lostAt: instant }),
    refusals: ['order.wrongState'],
  }),
  declareFound: staff('order.sign').postOnce('staff/orders/found', {
    summary: 'Mark a lost order, or packages of it, as found; notifies the member',
    input: z.strictObject({ orderId: id, packageIds }),
    output: z.object({ number: plain.text }),
    refusals: ['order.wrongState'],
  }),
};
