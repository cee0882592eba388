import { isRefusal, type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { insufficientBalanceRefusal } from '../settlement/payable.ts';
import { changeAct, lockAct } from './outcomes.store.ts';
import { placeStandingOrder, standingPrice } from './place.ts';
import { planAgreedOrder } from './planAgreedOrder.ts';

const unfit = (refusal: Refusal, { lang }: Member) =>
  refuse('standing.unfit', { reason: refusalMessage(refusal, lang) });

/**
 * Accepts what a rule proposes. The act is locked first: if the member taps twice, the second call finds it ordered.
 */
export const agreeStandingAct: Handler<'agreeStandingAct'> = async (tx, actor, input, services) => {
  const act = await lockAct(tx, actor.memberId, input.id);
  if (!act) return refuse('row.notFound');
  if (act.state !== 'asked') return refuse('standing.over');
  const closed = await shopNotOpenRefusal(tx, actor);
  if (closed) return unfit(closed, actor);
  const order = await planAgreedOrder(tx, actor, act, { lock: true });
  if (isRefusal(order)) return unfit(order, actor);
  const price = await standingPrice(tx, actor, order.prepared);
  if (price.totalMinor !== input.totalMinor)
    return refuse(
      'order.feeChanged',
      { totalMinor: price.totalMinor, seenMinor: input.totalMinor },
      'totalMinor',
    );
  if (!price.payable) return unfit(refuse('payment.methodUnavailable'), actor);
  if (price.missingMinor > 0) return insufficientBalanceRefusal(price.missingMinor, actor);
  const placed = await placeStandingOrder(tx, actor, services, actor, order);
  if (placed === 'insufficient') return insufficientBalanceRefusal(price.dueMinor, actor);
  if (isRefusal(placed)) return unfit(placed, actor);
  const { orderId, number, paidMinor, payment, placedAt, revocableUntil } = placed;
  await changeAct(tx, act, {
    ...{ state: 'placed', orderId, payment, placedAt, revocableUntil, totalMinor: price.totalMinor },
    // After packing, the order may be paid up to the price that the member accepted, even if that is above the rule's
    // limit.
    limitMinor: Math.max(act.limitMinor, price.withFeeMinor),
  });
  return { orderId, number, paidMinor, revocableUntil };
};
