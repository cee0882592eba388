import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { findTransfer, transferReview } from './bankTransfers.store.ts';

export const withdrawBankTransfer: Handler<'withdrawBankTransfer'> = async (tx, actor, input) => {
  const { memberId } = actor;
  await dropWaitingApprovalRequest(tx, { kind: 'transfer', subjectId: input.id });
  if (await decideRequest(tx, actor, transferReview, { id: input.id, event: 'withdraw', memberId }))
    return { done: true };
  const mine = (await findTransfer(tx, input.id))?.memberId === memberId;
  return mine ? refuse('transfer.decided') : refuse('row.notFound');
};
