import type { orderCalls } from '@crossdock/contract/orders.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { cashOnDeliveryLine } from '@crossdock/domain/pricing/valueFees.ts';
import type { Handler } from '../platform/handler.ts';
import { cashOnDeliveryRule } from './cashOnDelivery.ts';
import { linesOf } from './lines.store.ts';
import { dueMinor, findOrderOf } from './store.ts';

/** An order that is collected at the door has its fee in its lines; another one is asked what it would be. */
export const getCashOnDeliveryFare: Handler<(typeof orderCalls)['getCashOnDeliveryFare']> = async (
  tx,
  actor,
  input,
) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const rule = await cashOnDeliveryRule(tx, order);
  if (!rule) return refuse('cashOnDelivery.notOffered');
  if (order.cash_on_delivery) {
    const lines = await linesOf(tx, order.id);
    const counted = order.bill_total_minor === null ? lines.quote : lines.bill;
    const fareMinor = counted
      .filter((line) => line.kind === 'cashOnDelivery')
      .reduce((sum, line) => sum + line.amountMinor, 0);
    return { fareMinor, collectMinor: dueMinor(order) };
  }
  const fareMinor = cashOnDeliveryLine(dueMinor(order), rule).amountMinor;
  const collectMinor = dueMinor(order) + fareMinor;
  if (rule.maxCollectMinor !== null && collectMinor > rule.maxCollectMinor)
    return refuse('cashOnDelivery.tooMuch', { collectMinor, maxCollectMinor: rule.maxCollectMinor });
  return { fareMinor, collectMinor };
};
