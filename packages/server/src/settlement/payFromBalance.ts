import { refuse } from '@crossdock/contract/refusals.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import { refuseReportedTransfers, reportedTransfersOfOrders } from '../payments/reportedTransfers.store.ts';
import type { Handler } from '../platform/handler.ts';
import { freeBalanceOf } from '../wallet/store.ts';
import { balancePaymentAmounts, settleFromBalance } from './balancePayment.ts';
import { lockBillOf } from './bills.ts';
import { insufficientBalanceRefusal } from './payable.ts';

export const payFromBalance: Handler<'payFromBalance'> = async (tx, actor, input, services) => {
  // These queries run in this order on one connection, so reported transfers are read after the bill is locked.
  const [method, bill, reported] = await Promise.all([
    findOpenMethod(tx, 'balance'),
    lockBillOf(tx, actor.memberId, input.orderId),
    reportedTransfersOfOrders(tx, input.despiteReported ? [] : [input.orderId]),
  ]);
  if (bill === undefined) return refuse('row.notFound');
  if (bill.obstacle) return bill.obstacle;
  const { dueMinor: seenMinor = bill.dueMinor } = input;
  if (seenMinor !== bill.dueMinor)
    return refuse('order.feeChanged', { totalMinor: bill.dueMinor, seenMinor }, 'dueMinor');
  const twice = refuseReportedTransfers([bill], reported);
  if (twice) return twice;
  if (!method?.forOrders) return refuse('payment.methodUnavailable');
  const paid = await settleFromBalance(tx, actor, services, bill, method);
  if (paid === 'insufficient') {
    const { allMinor } = balancePaymentAmounts(bill.dueMinor, method, actor.shop.settings.coinMinor);
    return insufficientBalanceRefusal(allMinor - (await freeBalanceOf(tx, actor.memberId)), actor);
  }
  return { ...paid, balanceMinor: await freeBalanceOf(tx, actor.memberId) };
};
