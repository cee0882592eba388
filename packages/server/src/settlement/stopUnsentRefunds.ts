import { transitionRefund, unsentRefunds } from '../payments/refundTransitions.store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { Actor } from '../platform/scope.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { refundReturnedMovement } from './sourceRefunds.ts';

/** The reason of a refund that failed because its payment is disputed; screens have a text for it. */
export const chargebackFailureReason = 'chargeback';

/**
 * Stops refunds of a disputed payment that were not sent to the provider; their money returns to the balance.
 * A refund that was sent may have been made, so its result is awaited. The caller must have locked the
 * payment.
 */
export async function stopUnsentRefunds(tx: Tx, actor: Actor, paymentId: string): Promise<void> {
  for (const refund of await unsentRefunds(tx, paymentId)) {
    if (!(await transitionRefund(tx, actor, refund, 'fail', { why: chargebackFailureReason }))) continue;
    const { memberId, amountMinor, id: subjectId } = refund;
    await notify(tx, actor, [{ memberId, subjectId, event: 'refund.fail', params: { amountMinor } }]);
    await transferOrThrow(tx, actor, [refundReturnedMovement(refund)]);
  }
}
