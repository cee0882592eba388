import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { lockOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { changeLockedOrder, orderChangeAnswer } from './changeLockedOrder.ts';

export const changeOrder: Handler<'changeOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const done = await changeLockedOrder(tx, actor, services, order, { ...input, why: '' });
  return isRefusal(done) ? done : orderChangeAnswer(done);
};
