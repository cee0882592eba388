import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from './approvals.store.ts';
import { hasConflictOfInterest } from './conflictOfInterest.store.ts';
import { transferOrThrow } from './store.ts';
import { withdrawalHoldReversal } from './withdrawalMoney.ts';
import { findWithdrawal, lockWithdrawal, withdrawalReview } from './withdrawals.store.ts';

export const rejectWithdrawal: Handler<'rejectWithdrawal'> = async (tx, actor, { id, ...why }) => {
  const withdrawal = await findWithdrawal(tx, id);
  if (withdrawal === undefined) return refuse('row.notFound');
  const about = { kind: 'withdrawal', subjectId: id, memberId: withdrawal.memberId } as const;
  if (await hasConflictOfInterest(tx, actor.staffId, about)) return refuse('act.tookPart');
  await dropWaitingApprovalRequest(tx, about);
  if ((await lockWithdrawal(tx, id))?.gatheredAt) return refuse('withdrawal.inPayout');
  if (!(await decideRequest(tx, actor, withdrawalReview, { id, event: 'reject', ...why })))
    return refuse('withdrawal.decided');
  await transferOrThrow(tx, actor, [withdrawalHoldReversal(withdrawal)]);
  return { done: true };
};
