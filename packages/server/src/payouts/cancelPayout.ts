import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { lockWithdrawals, releaseWithdrawalsFromBatch } from '../wallet/withdrawals.store.ts';
import { findBatch, payoutLines, transitionPayoutBatch, transitionPayoutLines } from './payouts.store.ts';

export const cancelPayout: Handler<'cancelPayout'> = async (tx, actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  await dropWaitingApprovalRequest(tx, { kind: 'payout', subjectId: id });
  const withdrawals = lines.flatMap(({ withdrawalId }) => withdrawalId ?? []);
  await lockWithdrawals(tx, withdrawals);
  if (!(await transitionPayoutBatch(tx, actor, id, 'cancel'))) return refuse('payout.wrongState');
  await transitionPayoutLines(tx, actor, { batchId: id }, 'release');
  await releaseWithdrawalsFromBatch(tx, withdrawals);
  return { done: true };
};
