import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { hasConflictOfInterest } from '../wallet/conflictOfInterest.store.ts';
import { findTransfer, transferReview } from './bankTransfers.store.ts';

export const rejectBankTransfer: Handler<'rejectBankTransfer'> = async (tx, actor, input) => {
  const about = { kind: 'transfer', subjectId: input.id } as const;
  if (await hasConflictOfInterest(tx, actor.staffId, about)) return refuse('act.tookPart');
  await dropWaitingApprovalRequest(tx, about);
  if (await decideRequest(tx, actor, transferReview, { ...input, event: 'reject' })) return { done: true };
  return (await findTransfer(tx, input.id)) ? refuse('transfer.decided') : refuse('row.notFound');
};
