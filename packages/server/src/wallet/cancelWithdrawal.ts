import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from './approvals.store.ts';
import { transferOrThrow } from './store.ts';
import { withdrawalHoldReversal } from './withdrawalMoney.ts';
import { findWithdrawalOf, lockWithdrawal, withdrawalReview } from './withdrawals.store.ts';

export const cancelWithdrawal: Handler<'cancelWithdrawal'> = async (tx, actor, { id }) => {
  const { memberId } = actor;
  const withdrawal = await findWithdrawalOf(tx, memberId, id);
  if (withdrawal === undefined) return refuse('row.notFound');
  await dropWaitingApprovalRequest(tx, { kind: 'withdrawal', subjectId: id });
  if ((await lockWithdrawal(tx, id))?.gatheredAt) return refuse('withdrawal.inPayout');
  if (!(await decideRequest(tx, actor, withdrawalReview, { id, event: 'withdraw', memberId })))
    return refuse('withdrawal.decided');
  await transferOrThrow(tx, actor, [withdrawalHoldReversal(withdrawal)]);
  return { done: true };
};
