import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { claimReview, findClaim } from './store.ts';

export const revokeAfterSales: Handler<'revokeAfterSales'> = async (tx, actor, { id }) => {
  const { memberId } = actor;
  const claim = await findClaim(tx, id);
  if (claim?.memberId !== memberId) return refuse('row.notFound');
  await dropWaitingApprovalRequest(tx, { kind: 'aftersales', subjectId: id });
  const revoked = await decideRequest(tx, actor, claimReview, { id, event: 'withdraw', memberId });
  return revoked ? { done: true } : refuse('aftersales.decided');
};
