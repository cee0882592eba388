import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { linesOf } from '../orders/lines.store.ts';
import { dueMinor, findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { collectedOf, fareIn, stepOf } from './cashOnDelivery.ts';

/**
 * An order that is collected at the door has its fee in its lines, also while it is on its way; another one is asked what
 * it would be. Where nothing is collected any more, nothing is said.
 */
export const getCashOnDeliveryFare: Handler<'getCashOnDeliveryFare'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  if (order.state === 'cancelled') return refuse('payment.orderCancelled');
  if (order.paidMinor > 0 && dueMinor(order) <= 0) return refuse('payment.alreadyPaid');
  if (order.cashOnDelivery) {
    const onItsWay = order.state === 'awaitingSignature' && dueMinor(order) > 0;
    if (!onItsWay && stepOf(order, actor.shop) === undefined) return refuse('cashOnDelivery.notOffered');
    const kept = await linesOf(tx, order.id);
    const lines = order.billTotalMinor === null ? kept.quote : kept.bill;
    return { fareMinor: fareIn(lines), collectMinor: dueMinor(order) };
  }
  const collected = await collectedOf(tx, actor, order);
  if (isRefusal(collected)) return collected;
  return { fareMinor: collected.fareMinor, collectMinor: collected.totalMinor };
};
