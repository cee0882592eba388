import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { ordersToPay } from '../settlement/ordersToPay.ts';
import { findTransfer } from './bankTransfers.store.ts';
import { attachOrders } from './reported.store.ts';
import { stopPayments } from './stop.ts';

export const attachBankTransfer: Handler<(typeof paymentCalls)['attachBankTransfer']> = async (
  tx,
  actor,
  { id, orderIds, despiteReported },
  services,
) => {
  const { memberId } = actor;
  const orders = await ordersToPay(tx, { memberId, orderIds, despiteReported });
  if (isRefusal(orders)) return orders;
  if (await attachOrders(tx, { id, memberId, orderIds })) {
    for (const order of orders) await stopPayments(tx, actor, services, order.id, 'replaced');
    await publish(tx, 'transfers', memberId);
    return { done: true };
  }
  const mine = (await findTransfer(tx, id))?.memberId === memberId;
  return mine ? refuse('transfer.decided') : refuse('row.notFound');
};
