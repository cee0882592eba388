import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { orderLines } from '../orders/lines.store.ts';
import { dueMinor, findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { amountToCollect, cashOnDeliveryFee, cashOnDeliveryStepOfOrder } from './cashOnDelivery.ts';

/**
 * The fee and the amount of cash on delivery. If the order uses it, the fee is read from the order's stored lines,
 * also while the order is in transit; otherwise it is computed. The call is refused if nothing can be collected.
 */
export const getCashOnDeliveryFare: Handler<'getCashOnDeliveryFare'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  if (order.state === 'cancelled') return refuse('payment.orderCancelled');
  if (order.paidMinor > 0 && dueMinor(order) <= 0) return refuse('payment.alreadyPaid');
  if (order.cashOnDelivery) {
    const onItsWay = order.state === 'awaitingSignature' && dueMinor(order) > 0;
    if (!onItsWay && cashOnDeliveryStepOfOrder(order, actor.shop) === undefined)
      return refuse('cashOnDelivery.notOffered');
    const kept = await orderLines(tx, order.id);
    const lines = order.billTotalMinor === null ? kept.quote : kept.bill;
    return { fareMinor: cashOnDeliveryFee(lines), collectMinor: dueMinor(order) };
  }
  const collected = await amountToCollect(tx, actor, order);
  if (isRefusal(collected)) return collected;
  return { fareMinor: collected.fareMinor, collectMinor: collected.totalMinor };
};
