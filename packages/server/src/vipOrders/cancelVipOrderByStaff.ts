import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import { lockVipOrder, transitionVipOrder } from './store.ts';

export const cancelVipOrderByStaff: Handler<'cancelVipOrderByStaff'> = async (tx, actor, { id, why }) => {
  const vip = await lockVipOrder(tx, id);
  if (vip === undefined) return refuse('row.notFound');
  if (!(await transitionVipOrder(tx, actor, vip, 'cancel', { why }))) return refuse('vip.packing');
  const { memberId, number } = vip;
  const params = { number, reason: why };
  await notify(tx, actor, [{ memberId, event: 'vipOrder.cancel', subjectId: id, params }]);
  return { done: true };
};
