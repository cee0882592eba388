import type { orderDeskCalls } from '@crossdock/contract/orders/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { lockOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { cancel } from './cancel.ts';

/** At any time before the signature. Goods that were on their way already lie on the shelf again. */
export const cancelOrderForMember: Handler<(typeof orderDeskCalls)['cancelOrderForMember']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  const { why } = input;
  const refundMinor = await cancel(tx, actor, services, order, { why, whyReleased: why });
  if (refundMinor === undefined) return refuse('order.wrongState');
  return { number: order.number, state: 'cancelled', refundMinor };
};
