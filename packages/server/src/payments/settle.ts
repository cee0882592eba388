import { minor } from '@crossdock/domain/money.ts';
import { payObstacle } from '@crossdock/domain/payments/payable.ts';
import { rewardPaid } from '../orders/rewards.store.ts';
import { dueMinor, lockOrder, type OrderRow, settleOrder } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type Movement, transferAll } from '../wallet/store.ts';
import { bonusOf } from './bonus.ts';
import { stopPayments } from './stop.store.ts';
import { findPayment, lockPayment, movePayment, type PaymentRow } from './store.ts';

export type Settled = 'settled' | 'known' | 'unknown';

/**
 * A provider says that money came in. It always reaches the member's balance; from there it pays the order where the
 * order still awaits it, and a top-up is done with that. An order that was paid in another way, cancelled or grew dearer
 * meanwhile leaves the money on the balance: never lost, never charged twice. `known` where it was already counted.
 */
export async function settlePayment(
  tx: Tx,
  actor: System,
  services: Services,
  paymentId: string,
  receivedMinor: number,
): Promise<Settled> {
  const seen = await findPayment(tx, paymentId);
  if (seen === undefined) return 'unknown';
  const order = seen.order_id === null ? undefined : await lockOrder(tx, seen.order_id);
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined) return 'unknown';
  const complete = receivedMinor === payment.amount_minor + payment.fee_minor;
  const takes = complete && order !== undefined && takesMoney(order, payment.amount_minor);
  const moved = await movePayment(tx, actor, payment, 'succeed', {
    settled_at: tx.now,
    settled_to: takes ? 'order' : 'balance',
    failure: '',
  });
  if (!moved) return 'known';
  const movements = [received(payment, receivedMinor)];
  if (takes) {
    const paidMinor = dueMinor(order);
    const settled = await settleOrder(tx, actor, order.id, {
      method: payment.method,
      paidMinor,
      feeMinor: payment.fee_minor,
    });
    if (!settled) throw new Error(`order ${order.id} left its state under lock`);
    await stopPayments(tx, actor, services, order.id, 'orderPaid');
    movements.push(...spent(payment.member_id, order.id, paidMinor, payment.fee_minor, payment.id));
    movements.push(...(await rewardPaid(tx, actor, order)));
  } else if (complete && payment.purpose === 'recharge') {
    movements.push(...feeOf(payment.member_id, null, payment.fee_minor, payment.id));
    movements.push(...bonusOf(payment, { paymentId: payment.id }));
  }
  if ((await transferAll(tx, actor, movements)) !== 'done') throw new Error('received money did not suffice');
  return 'settled';
}

/** Whether the order awaits payment and the money covers it. */
function takesMoney(order: OrderRow, amountMinor: number): boolean {
  const due = dueMinor(order);
  const obstacle = payObstacle({
    state: order.state,
    cashOnDelivery: order.cash_on_delivery,
    dueMinor: due,
  });
  return obstacle === undefined && due <= amountMinor;
}

function received(payment: PaymentRow, receivedMinor: number): Movement {
  return {
    from: { kind: 'cardClearing' },
    to: { kind: 'memberBalance', memberId: payment.member_id },
    amount: minor(receivedMinor),
    kind: payment.purpose === 'recharge' ? 'recharge' : 'cardReceived',
    orderId: payment.order_id,
    paymentId: payment.id,
  };
}

/** From the balance to the shop: what the order takes, and the method's fee. */
export function spent(
  memberId: string,
  orderId: string,
  paidMinor: number,
  feeMinor: number,
  paymentId: string | null,
): Movement[] {
  const payment: Movement = {
    from: { kind: 'memberBalance', memberId },
    to: { kind: 'revenue' },
    amount: minor(paidMinor),
    kind: 'orderPayment',
    orderId,
    paymentId,
  };
  return [payment, ...feeOf(memberId, orderId, feeMinor, paymentId)];
}

/** The method's own fee, from the balance. */
export function feeOf(
  memberId: string,
  orderId: string | null,
  feeMinor: number,
  paymentId: string | null,
): Movement[] {
  if (feeMinor <= 0) return [];
  return [
    {
      from: { kind: 'memberBalance', memberId },
      to: { kind: 'fees' },
      amount: minor(feeMinor),
      kind: 'paymentFee',
      orderId,
      paymentId,
    },
  ];
}
