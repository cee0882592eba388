import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { findSharingProof, sharingProofReview } from './shares.store.ts';

export const withdrawShare: Handler<'withdrawShare'> = async (tx, actor, input) => {
  const { memberId } = actor;
  await dropWaitingApprovalRequest(tx, { kind: 'share', subjectId: input.id });
  if (await decideRequest(tx, actor, sharingProofReview, { id: input.id, event: 'withdraw', memberId }))
    return { done: true };
  const mine = (await findSharingProof(tx, input.id))?.memberId === memberId;
  return mine ? refuse('share.decided') : refuse('row.notFound');
};
