import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { methodFee } from '@crossdock/domain/payments/payable.ts';
import { rewardPaid } from '../orders/rewards.store.ts';
import { dueMinor, lockOrderOf, settleOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { balanceOf, transferAll } from '../wallet/store.ts';
import { findOpenMethod } from './methods.store.ts';
import { insufficient, orderObstacle } from './payable.ts';
import { reportedBefore } from './reported.store.ts';
import { spent } from './settle.ts';
import { stopPayments } from './stop.store.ts';
import { addPayment } from './store.ts';

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
  if (!method?.for_orders) return refuse('payment.methodUnavailable');
  const paidMinor = dueMinor(order);
  const feeMinor = methodFee(paidMinor, method.fee_basis_points, actor.shop.settings.coinMinor);
  const payId = newId();
  await Promise.all([
    settleOrder(tx, actor, order.id, { method: 'balance', paidMinor, feeMinor }),
    stopPayments(tx, actor, services, order.id, 'orderPaid'),
    addPayment(tx, {
      id: payId,
      member_id: actor.memberId,
      purpose: 'order',
      order_id: order.id,
      method: 'balance',
      amount_minor: paidMinor,
      fee_minor: feeMinor,
      fee_basis_points: method.fee_basis_points,
      state: 'succeeded',
      settled_at: tx.now,
      settled_to: 'order',
    }),
  ]);
  // Once the order is paid: what rewards look at and lock comes after it.
  const rewards = await rewardPaid(tx, actor, order);
  const moved = await transferAll(tx, actor, [
    ...spent(actor.memberId, order.id, paidMinor, feeMinor, payId),
    ...rewards,
  ]);
  if (moved === 'insufficient') {
    // Read beside this transaction, which may already have taken a part that the refusal gives back.
    const { balanceMinor } = await tx.aside((side) => balanceOf(side, actor.memberId));
    return insufficient(Math.max(1, paidMinor + feeMinor - balanceMinor), actor);
  }
  const { balanceMinor } = await balanceOf(tx, actor.memberId);
  return { payId, paidMinor, feeMinor, balanceMinor };
};
