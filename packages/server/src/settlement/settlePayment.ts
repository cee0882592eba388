import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { findPayment, lockPayment, movePayment, type PaymentRow } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type Bill, lockBill } from './bills.ts';
import { bonusOf, feeOf, received } from './movements.ts';
import { type Settling, type Source, settle } from './settle.ts';

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
  const billId = seen.orderId ?? seen.purchaseId;
  const bill = billId === null ? undefined : await lockBill(tx, billId);
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined) return 'unknown';
  const complete = receivedMinor === payment.amountMinor + payment.feeMinor;
  const takes = complete && bill !== undefined && takesMoney(bill, payment.amountMinor);
  const moved = await movePayment(tx, actor, payment, 'succeed', {
    settledAt: tx.now,
    settledTo: takes ? 'order' : 'balance',
    failure: '',
  });
  if (!moved) return 'known';
  const paying: Settling[] = takes ? [{ bill, source: sourceOf(payment, bill) }] : [];
  const toppedUp = complete && !takes && payment.purpose === 'recharge';
  const movements = [received(payment, receivedMinor), ...(toppedUp ? topUp(payment) : [])];
  if ((await settle(tx, actor, services, paying, movements)) !== 'done')
    throw new Error('received money did not suffice');
  return 'settled';
}

function sourceOf(payment: PaymentRow, bill: Bill): Source {
  const { id: paymentId, method, feeMinor, feeBasisPoints } = payment;
  return { method, paymentId, recorded: true, paidMinor: bill.dueMinor, feeMinor, feeBasisPoints };
}

/** What a top-up moves beside its money: the method's fee, and the bonus of the offer that it began with. */
function topUp(payment: PaymentRow): Movement[] {
  const { memberId, id: paymentId } = payment;
  return [...feeOf(memberId, { paymentId }, payment.feeMinor), ...bonusOf(payment, { paymentId })];
}

/** Whether it awaits payment and the money covers it. */
function takesMoney({ obstacle, dueMinor }: Bill, amountMinor: number): boolean {
  return obstacle === undefined && dueMinor <= amountMinor;
}
