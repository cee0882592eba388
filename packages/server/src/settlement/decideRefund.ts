import { consoleWords } from '@crossdock/contract/payments/words.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isRefundDecidable } from '@crossdock/domain/payments/sourceRefunds.ts';
import { findRefund } from '../payments/refunds.store.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { settleDecidedRefund } from './settleDecidedRefund.ts';

/**
 * Decides a refund by hand. A mistake would create money, so two people are always needed, however small the amount.
 */
export const decideRefund: Handler<'decideRefund'> = async (tx, actor, input) => {
  const { id, outcome, reference, reason } = input;
  const refund = await findRefund(tx, id);
  if (refund === undefined) return refuse('row.notFound');
  if (!isRefundDecidable(refund, tx.now)) return refuse('refund.notDecidable');
  const { memberId, amountMinor } = refund;
  const says = consoleWords[`payments.refunds.decide.${outcome}`][actor.lang];
  const act = await requireApproval(tx, actor, {
    ...{ kind: 'refundOutcome', worthMinor: amountMinor, endless: true, memberId, subjectId: id },
    reason: `${says} · ${reference} · ${reason}`,
    asked: { outcome },
    along: { reference, reason },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending' };
  const found = { reference: String(act.along.reference), reason: String(act.along.reason) };
  const fault = await settleDecidedRefund(tx, actor, id, { outcome, ...found });
  return fault ?? { done: true, state: 'approved' };
};
