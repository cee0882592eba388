import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { hasConflictOfInterest } from '../wallet/conflictOfInterest.store.ts';
import { claimReview, findClaim } from './store.ts';

export const rejectAfterSales: Handler<'rejectAfterSales'> = async (tx, actor, { id, ...why }) => {
  const claim = await findClaim(tx, id);
  if (claim === undefined) return refuse('row.notFound');
  const about = { kind: 'aftersales', subjectId: id } as const;
  if (await hasConflictOfInterest(tx, actor.staffId, about)) return refuse('act.tookPart');
  await dropWaitingApprovalRequest(tx, about);
  const told = { number: claim.number };
  const rejected = await decideRequest(tx, actor, claimReview, { id, event: 'reject', ...why, told });
  return rejected ? { done: true } : refuse('aftersales.decided');
};
