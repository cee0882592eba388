import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { deleteWaitingSecrets } from '../platform/waitingSecrets.ts';
import { approvalRequestReview, findApprovalRequest } from '../wallet/approvals.store.ts';

export const withdrawAdjustment: Handler<'withdrawAdjustment'> = async (tx, actor, { id }) => {
  const asked = await findApprovalRequest(tx, id);
  if (asked === undefined) return refuse('row.notFound');
  if (asked.requestedBy !== actor.staffId) return refuse('adjustment.notYours');
  const decided = await decideRequest(tx, actor, approvalRequestReview, { id, event: 'withdraw' });
  if (!decided) return refuse('adjustment.decided');
  await deleteWaitingSecrets(tx, asked.asked.input);
  return { done: true };
};
