import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { orderMachine } from '@crossdock/domain/orders/states.ts';
import { maxRefundable } from '@crossdock/domain/wallet/paymentTotals.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { paymentTotalsOf } from '../wallet/paymentTotals.store.ts';
import { cancelOrderByStaff } from './cancelOrderByStaff.ts';

/**
 * Cancels an order at any time before delivery. The payment is refunded; above the clerk's limit a second person
 * approves. The order's goods return to the shelf, or stay lost.
 */
export const cancelOrderForMember: Handler<'cancelOrderForMember'> = async (tx, actor, input, services) => {
  const { orderId, why } = input;
  const seen = await findOrder(tx, orderId);
  if (!seen) return refuse('row.notFound');
  if (nextState(orderMachine, seen.state, 'cancel', 'staff') === undefined) return refuse('order.wrongState');
  const worthMinor = maxRefundable(await paymentTotalsOf(tx, 'orderId', orderId));
  if (worthMinor > 0) {
    const act = await requireApproval(tx, actor, {
      kind: 'order',
      worthMinor,
      memberId: seen.memberId,
      subjectId: orderId,
      reason: `${seen.number} · ${why}`,
      along: { why },
    });
    if (isRefusal(act)) return act;
    if (act.state === 'pending')
      return { number: seen.number, state: seen.state, refundMinor: 0, pending: true };
  }
  const done = await cancelOrderByStaff(tx, actor, services, { orderId, why, mostMinor: worthMinor });
  return isRefusal(done) ? done : { ...done, state: 'cancelled', pending: false };
};
