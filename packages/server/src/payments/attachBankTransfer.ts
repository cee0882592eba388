import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { billsToPay } from '../settlement/billsToPay.ts';
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
  const bills = await billsToPay(tx, { memberId, orderIds, despiteReported });
  if (isRefusal(bills)) return bills;
  if (await attachOrders(tx, { id, memberId, orderIds })) {
    for (const { on } of bills) await stopPayments(tx, actor, services, on, 'replaced');
    await publish(tx, 'transfers', memberId);
    return { done: true };
  }
  const mine = (await findTransfer(tx, id))?.memberId === memberId;
  return mine ? refuse('transfer.decided') : refuse('row.notFound');
};
