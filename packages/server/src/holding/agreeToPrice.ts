import { refuse } from '@crossdock/contract/refusals.ts';
import { endPriceQuestion, findPriceHold } from '../orders/priceHolds.store.ts';
import { dueMinor, lockOrderOf, transitionOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { settleBill } from '../settlement/settleBill.ts';

/**
 * Accepts a higher bill. The order is locked first: if the member accepts and takes the parcels back at once, the
 * second call finds the question answered. The amount due is paid through the normal payment calls.
 */
export const agreeToPrice: Handler<'agreeToPrice'> = async (tx, actor, input) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const hold = await findPriceHold(tx, order.id);
  if (hold?.answer !== 'open' || order.state !== 'awaitingPayment' || order.billTotalMinor === null)
    return refuse('order.notAsked');
  const totalMinor = order.billTotalMinor;
  if (totalMinor !== input.totalMinor)
    return refuse('order.feeChanged', { totalMinor, seenMinor: input.totalMinor }, 'totalMinor');
  if (!(await endPriceQuestion(tx, order, hold, 'agreed'))) return refuse('order.notAsked');
  const { number, cashOnDelivery } = order;
  const left = dueMinor(order);
  if (cashOnDelivery) {
    if (!(await transitionOrder(tx, actor, order, 'collect')))
      throw new Error(`${number} left its state under lock`);
    return { number, state: 'awaitingShipment', dueMinor: 0, returnedMinor: 0 };
  }
  if (left > 0) return { number, state: 'awaitingPayment', dueMinor: left, returnedMinor: 0 };
  const paid = { paymentState: 'paid' as const, paidAt: tx.now };
  if (!(await transitionOrder(tx, actor, order, 'pay', paid)))
    throw new Error(`${number} left its state under lock`);
  const returnedMinor = 0 - left;
  await settleBill(tx, actor, order, { surplusMinor: returnedMinor, settled: true });
  return { number, state: 'awaitingShipment', dueMinor: 0, returnedMinor };
};
