import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { isRefundDecidable } from '@crossdock/domain/payments/sourceRefunds.ts';
import { z } from 'zod';
import { findRefund } from '../payments/refunds.store.ts';
import { storeRefundDecision, transitionRefund } from '../payments/refundTransitions.store.ts';
import { lockPayment } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { Staff } from '../platform/scope.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { refundPaidMovement, refundReturnedMovement } from './sourceRefunds.ts';

/** The result of a refund that two people found in the provider's own dashboard. */
export const refundDecisionTerms = z.object({
  outcome: z.enum(['arrived', 'notArrived']),
  reference: z.string(),
  reason: z.string(),
});

/** After this time, the provider is queried to verify the decision. */
const checkedAfterMs = 86_400_000;

/** Ends a refund as two people decided. The payment is locked, so no provider is called meanwhile. */
export async function settleDecidedRefund(
  tx: Tx,
  actor: Staff,
  id: string,
  { outcome, reference, reason }: z.infer<typeof refundDecisionTerms>,
): Promise<Refusal<'row.notFound' | 'refund.notDecidable'> | undefined> {
  const found = await findRefund(tx, id);
  if (found === undefined) return refuse('row.notFound');
  await lockPayment(tx, found.paymentId);
  const refund = await findRefund(tx, id);
  if (refund === undefined) return refuse('row.notFound');
  if (!isRefundDecidable(refund, tx.now)) return refuse('refund.notDecidable');
  const hasArrived = outcome === 'arrived';
  const moved = await transitionRefund(tx, actor, refund, hasArrived ? 'finish' : 'fail', { why: reason });
  if (!moved) return refuse('refund.notDecidable');
  await storeRefundDecision(tx, id, {
    ...{ decidedAs: outcome, decidedReference: reference, decidedReason: reason, decidedBy: actor.staffId },
    dueAt: tx.later(checkedAfterMs),
  });
  const { memberId, amountMinor } = refund;
  const event = hasArrived ? 'refund.finish' : 'refund.fail';
  await notify(tx, actor, [{ memberId, subjectId: id, event, params: { amountMinor } }]);
  await transferOrThrow(tx, actor, [
    hasArrived ? refundPaidMovement(refund) : refundReturnedMovement(refund),
  ]);
  return undefined;
}
