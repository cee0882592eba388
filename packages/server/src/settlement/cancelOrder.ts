import { refuse } from '@crossdock/contract/refusals.ts';
import { lockOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { cancelLockedOrder } from './cancelLockedOrder.ts';

export const cancelOrder: Handler<'cancelOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const { why } = input;
  const refundMinor = await cancelLockedOrder(tx, actor, services, order, { why, whyReleased: order.number });
  if (refundMinor === undefined) return refuse('order.wrongState');
  return { state: 'cancelled', refundMinor };
};
