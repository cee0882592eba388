import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { methodFee } from '@crossdock/domain/payments/payable.ts';
import { dueMinor, lockOrderOf } from '../orders/store.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import { reportedBefore } from '../payments/reported.store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { balanceOf } from '../wallet/store.ts';
import { insufficient, orderObstacle } from './payable.ts';
import { type Source, settle } from './settle.ts';

export const payFromBalance: Handler<(typeof paymentCalls)['payFromBalance']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const [method, order] = await Promise.all([
    findOpenMethod(tx, 'balance'),
    lockOrderOf(tx, actor.memberId, input.orderId),
  ]);
  if (order === undefined) return refuse('row.notFound');
  const obstacle = orderObstacle(order);
  if (obstacle) return obstacle;
  const reported = await reportedBefore(tx, [order], input);
  if (reported) return reported;
  if (!method?.forOrders) return refuse('payment.methodUnavailable');
  const paidMinor = dueMinor(order);
  const { feeBasisPoints } = method;
  const feeMinor = methodFee(paidMinor, feeBasisPoints, actor.shop.settings.coinMinor);
  const payId = newId();
  const source: Source = {
    ...{ method: 'balance', paymentId: payId, recorded: false },
    ...{ paidMinor, feeMinor, feeBasisPoints },
  };
  const moved = await settle(tx, actor, services, [{ order, source }]);
  if (moved === 'insufficient') {
    // Read beside this transaction, which may already have taken a part that the refusal gives back.
    const { balanceMinor } = await tx.inOwnTransaction((side) => balanceOf(side, actor.memberId));
    return insufficient(Math.max(1, paidMinor + feeMinor - balanceMinor), actor);
  }
  const { balanceMinor } = await balanceOf(tx, actor.memberId);
  return { payId, paidMinor, feeMinor, balanceMinor };
};
