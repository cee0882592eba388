import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { hasConflictOfInterest } from '../wallet/conflictOfInterest.store.ts';
import { findBatch, payoutLines, transitionPayoutBatch } from './payouts.store.ts';

export const approvePayout: Handler<'approvePayout'> = async (tx, actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.builtBy === actor.staffId) return refuse('adjustment.own');
  if (batch.state !== 'built') return refuse('payout.wrongState');
  const took = await Promise.all(
    lines.map(({ memberId, withdrawalId }) =>
      hasConflictOfInterest(tx, actor.staffId, {
        kind: 'withdrawal',
        memberId,
        subjectId: withdrawalId ?? undefined,
      }),
    ),
  );
  if (took.includes(true)) return refuse('act.tookPart');
  const act = await requireApproval(tx, actor, {
    kind: 'payout',
    worthMinor: batch.totalMinor,
    endless: true,
    subjectId: id,
  });
  if (isRefusal(act)) return act;
  // The request was rejected or withdrawn, so nothing awaits approval.
  if (act.state !== 'approved') return refuse('payout.rejected');
  return (await transitionPayoutBatch(tx, actor, id, 'approve'))
    ? { done: true }
    : refuse('payout.wrongState');
};
