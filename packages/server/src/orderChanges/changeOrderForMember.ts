import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { lockOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { answerOf, change } from './changing.ts';

export const changeOrderForMember: Handler<'changeOrderForMember'> = async (tx, actor, input, services) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  const done = await change(tx, actor, services, order, input);
  return isRefusal(done) ? done : answerOf(done);
};
