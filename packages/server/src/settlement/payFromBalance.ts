import { refuse } from '@crossdock/contract/refusals.ts';
import { methodFee } from '@crossdock/domain/payments/payable.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import { refuseReported, reportedFor } from '../payments/reported.store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { balanceOf } from '../wallet/store.ts';
import { lockBillOf } from './bills.ts';
import { insufficient } from './payable.ts';
import { type Source, settle } from './settle.ts';

export const payFromBalance: Handler<'payFromBalance'> = async (tx, actor, input, services) => {
  // In this order on one connection: reported transfers are read after the bill is locked.
  const [method, bill, reported] = await Promise.all([
    findOpenMethod(tx, 'balance'),
    lockBillOf(tx, actor.memberId, input.orderId),
    reportedFor(tx, input.despiteReported ? [] : [input.orderId]),
  ]);
  if (bill === undefined) return refuse('row.notFound');
  if (bill.obstacle) return bill.obstacle;
  const { dueMinor: seenMinor = bill.dueMinor } = input;
  if (seenMinor !== bill.dueMinor)
    return refuse('order.feeChanged', { totalMinor: bill.dueMinor, seenMinor }, 'dueMinor');
  const twice = refuseReported([bill], reported);
  if (twice) return twice;
  if (!method?.forOrders) return refuse('payment.methodUnavailable');
  const paidMinor = bill.dueMinor;
  const { feeBasisPoints } = method;
  const feeMinor = methodFee(paidMinor, feeBasisPoints, actor.shop.settings.coinMinor);
  const payId = newId();
  const source: Source = {
    ...{ method: 'balance', paymentId: payId },
    ...{ paidMinor, feeMinor, feeBasisPoints },
  };
  const moved = await settle(tx, actor, services, [{ bill, source }]);
  if (moved === 'insufficient') {
    // Read in another transaction, because this one may have taken a part already, which the refusal rolls back.
    // The account is locked, so that no money can come meanwhile.
    const { balanceMinor } = await tx.inOwnTransaction((side) => balanceOf(side, actor.memberId));
    return insufficient(paidMinor + feeMinor - balanceMinor, actor);
  }
  const { balanceMinor } = await balanceOf(tx, actor.memberId);
  return { payId, paidMinor, feeMinor, balanceMinor };
};
