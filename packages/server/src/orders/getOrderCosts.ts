import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { orderCostsOf } from './costsView.ts';
import { orderLines } from './lines.store.ts';
import { findOrderOf } from './store.ts';

export const getOrderCosts: Handler<'getOrderCosts'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  return orderCostsOf(order, await orderLines(tx, order.id));
};
