import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { hasConflictOfInterest } from '../wallet/conflictOfInterest.store.ts';
import { findSharingProof, sharingProofReview } from './shares.store.ts';

export const rejectShare: Handler<'rejectShare'> = async (tx, actor, input) => {
  const about = { kind: 'share', subjectId: input.id } as const;
  if (await hasConflictOfInterest(tx, actor.staffId, about)) return refuse('act.tookPart');
  await dropWaitingApprovalRequest(tx, about);
  if (await decideRequest(tx, actor, sharingProofReview, { ...input, event: 'reject' }))
    return { done: true };
  return (await findSharingProof(tx, input.id)) ? refuse('share.decided') : refuse('row.notFound');
};
