import { markAttemptCounted } from '../payments/paymentAttempts.store.ts';
import { addPayment, findPayment, type PaymentRow } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { receivedMovement } from './movements.ts';
import { settleBills } from './settleBills.ts';
import { type SettlementResult, settlePayment } from './settlePayment.ts';

interface Arrived {
  /** The attempt that was paid, or the provider's own reference for the payment. */
  readonly reference: string;
  readonly receivedMinor: number;
}

/**
 * Counts money of one attempt of a payment. A payer who goes back to the form may pay two attempts: the
 * second is then credited to the balance as a top-up of its own, because it was received. Each attempt counts
 * once, however it is reported and however often.
 */
export async function settlePaymentAttempt(
  tx: Tx,
  actor: System,
  services: Services,
  paymentId: string,
  { reference, receivedMinor }: Arrived,
): Promise<SettlementResult> {
  const settled = await settlePayment(tx, actor, services, paymentId, receivedMinor);
  if (settled === 'unknown') return settled;
  const isFirstTime = await markAttemptCounted(tx, reference);
  if (settled === 'settled' || !isFirstTime) return settled;
  const payment = await findPayment(tx, paymentId);
  if (payment === undefined) return 'unknown';
  await creditAgain(tx, actor, services, payment, receivedMinor);
  return 'settled';
}

async function creditAgain(
  tx: Tx,
  actor: System,
  services: Services,
  payment: PaymentRow,
  receivedMinor: number,
): Promise<void> {
  const again = { ...payment, id: newId(), purpose: 'recharge', orderId: null, purchaseId: null } as const;
  const { id, memberId, purpose, orderId, purchaseId, method, provider, accountId } = again;
  await addPayment(tx, {
    ...{ id, memberId, purpose, orderId, purchaseId, method, provider, accountId },
    ...{ amountMinor: receivedMinor, feeMinor: 0, feeBasisPoints: 0, bonusMinor: 0 },
    ...{ state: 'succeeded', expiresAt: null, settledAt: tx.now, settledTo: 'balance' },
  });
  const outcome = await settleBills(tx, actor, services, [], [receivedMovement(again, receivedMinor)]);
  if (outcome !== 'done') throw new Error('received money did not suffice');
}
