import { moveRefund, unaskedRefunds } from '../payments/refundMoves.store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { Actor } from '../platform/scope.ts';
import { mustTransfer } from '../wallet/store.ts';
import { refundReturned } from './sourceRefunds.ts';

/** Why a refund of a disputed payment failed; screens have words for it. */
export const stoppedByChargeback = 'chargeback';

/**
 * Refunds of a disputed payment that the provider was not asked for are stopped, and their money returns to the balance.
 * One that it was asked for may have gone through, so that its answer counts first. Lock the payment before.
 */
export async function stopRefunds(tx: Tx, actor: Actor, paymentId: string): Promise<void> {
  for (const refund of await unaskedRefunds(tx, paymentId)) {
    if (!(await moveRefund(tx, actor, refund, 'fail', { why: stoppedByChargeback }))) continue;
    const { memberId, amountMinor, id: subjectId } = refund;
    await notify(tx, actor, [{ memberId, subjectId, event: 'refund.fail', params: { amountMinor } }]);
    await mustTransfer(tx, actor, [refundReturned(refund)]);
  }
}
