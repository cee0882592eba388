import { refuse } from '@crossdock/contract/refusals.ts';
import { isRevocable } from '@crossdock/domain/standingOrders/rules.ts';
import { lockOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { cancelLockedOrder } from '../settlement/cancelLockedOrder.ts';
import { changeAct, lockAct } from './outcomes.store.ts';

const why = { tw: '會員收回自動寄送', zh: '会员撤回自动寄送', en: 'Taken back by the member' } as const;

/** Cancels the order with the normal cancellation, so its payment returns to the balance. */
export const undoStandingAct: Handler<'undoStandingAct'> = async (tx, actor, { id }, services) => {
  const act = await lockAct(tx, actor.memberId, id);
  if (!act) return refuse('row.notFound');
  if (act.state !== 'placed' || act.orderId === null) return refuse('standing.over');
  if (!isRevocable(act.revocableUntil, tx.now)) return refuse('standing.tooLate');
  const order = await lockOrderOf(tx, actor.memberId, act.orderId);
  if (!order) return refuse('row.notFound');
  const refundMinor = await cancelLockedOrder(tx, actor, services, order, {
    why: why[actor.shop.defaultLang],
    whyReleased: order.number,
  });
  if (refundMinor === undefined) return refuse('order.wrongState');
  await changeAct(tx, act, { state: 'undone', endedAt: tx.now });
  return { refundMinor };
};
