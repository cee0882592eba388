import { z } from 'zod';
import { packageIds } from '../orders/packages.ts';
import { call } from '../wire/call.ts';
import { id, instant, text } from '../wire/values.ts';

/** Declaring an order in transit, or packages of it, lost or found. */
export const lostOrderCalls = {
  declareLost: call('POST', 'staff/orders/lost', {
    by: 'staff',
    can: 'order.sign',
    idempotent: true,
    summary: 'Declare an order, or packages of it, lost with a reason; notifies the member',
    input: z.strictObject({ orderId: id, packageIds, why: text(200) }),
    output: z.object({ number: z.string(), lostAt: instant }),
    refusals: ['order.wrongState'],
  }),
  declareFound: call('POST', 'staff/orders/found', {
    by: 'staff',
    can: 'order.sign',
    idempotent: true,
    summary: 'Mark a lost order, or packages of it, as found; notifies the member',
    input: z.strictObject({ orderId: id, packageIds }),
    output: z.object({ number: z.string() }),
    refusals: ['order.wrongState'],
  }),
};
