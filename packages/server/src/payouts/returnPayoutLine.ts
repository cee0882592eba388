import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { hasUnknownAnswer } from './acceptUnknownLine.ts';
import { findPayoutLine } from './payouts.store.ts';
import { returnLineToBalance } from './returnLine.ts';

/**
 * Returning puts money on a member's balance, so it counts towards the clerk's limit like any other credit.
 */
export const returnPayoutLine: Handler<'returnPayoutLine'> = async (tx, actor, { lineId, reason }) => {
  const line = await findPayoutLine(tx, lineId);
  if (line === undefined) return refuse('row.notFound');
  if (line.state !== 'sent' && line.state !== 'paid' && !hasUnknownAnswer(line, tx.now))
    return refuse('payout.lineState');
  const act = await requireApproval(tx, actor, {
    kind: 'payout',
    worthMinor: line.amountMinor,
    memberId: line.memberId,
    subjectId: lineId,
    reason: line.reference,
    along: { reason },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending' };
  const fault = await returnLineToBalance(tx, actor, { lineId, reason: String(act.along.reason ?? reason) });
  return fault ?? { done: true, state: 'approved' };
};
