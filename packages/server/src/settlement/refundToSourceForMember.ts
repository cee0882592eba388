import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findPayment } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { createSourceRefund, sourceRefundRefusal } from './createSourceRefund.ts';

/**
 * Refunds to the source for a member. It pays money out, so it counts towards the clerk's limit; above the
 * limit a second person approves.
 */
export const refundToSourceForMember: Handler<'refundToSourceForMember'> = async (
  tx,
  actor,
  { payId, amountMinor, reason },
  services,
) => {
  const payment = await findPayment(tx, payId);
  if (payment === undefined) return refuse('row.notFound');
  const { memberId } = payment;
  const act = await requireApproval(tx, actor, {
    ...{ kind: 'sourceRefund', worthMinor: amountMinor, memberId, subjectId: payId, reason },
    asked: { amountMinor },
    along: { reason, sentBy: actor.staffId },
  });
  if (isRefusal(act)) return act;
  const along = { reason: String(act.along.reason), sentBy: String(act.along.sentBy) };
  const sending = { memberId, payId, amountMinor, ...along };
  if (act.state === 'pending')
    return (await sourceRefundRefusal(tx, actor, sending)) ?? { done: true, state: 'pending' };
  const row = await createSourceRefund(tx, actor, services, sending);
  return isRefusal(row) ? row : { done: true, state: 'approved' };
};
