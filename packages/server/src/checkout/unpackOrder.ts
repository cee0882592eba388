import { refuse } from '@crossdock/contract/refusals.ts';
import { lockOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { returnToPacking } from './returnToPacking.ts';

export const unpackOrder: Handler<'unpackOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  const refused = await returnToPacking(tx, actor, services, order, input.why);
  return refused ?? { number: order.number, state: 'processing' };
};
