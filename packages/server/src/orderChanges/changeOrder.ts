import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { lockOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { changeAnswer, changeOrderLocked } from './changeOrderLocked.ts';

export const changeOrder: Handler<'changeOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const done = await changeOrderLocked(tx, actor, services, order, { ...input, why: '' });
  return isRefusal(done) ? done : changeAnswer(done);
};
