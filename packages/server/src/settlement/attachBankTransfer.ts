import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findTransfer } from '../payments/bankTransfers.store.ts';
import { assignTransferToOrders } from '../payments/reportedTransfers.store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { lockBillsToPay } from './lockBillsToPay.ts';

export const attachBankTransfer: Handler<'attachBankTransfer'> = async (tx, actor, input, services) => {
  const { id, orderIds, despiteReported } = input;
  const { memberId } = actor;
  const bills = await lockBillsToPay(tx, { memberId, orderIds, despiteReported });
  if (isRefusal(bills)) return bills;
  if (await assignTransferToOrders(tx, { id, memberId, orderIds })) {
    for (const { on } of bills) await stopPayments(tx, actor, services, on, 'replaced');
    await publish(tx, 'transfers', memberId);
    return { done: true };
  }
  const mine = (await findTransfer(tx, id))?.memberId === memberId;
  return mine ? refuse('transfer.decided') : refuse('row.notFound');
};
