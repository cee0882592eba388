import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { dropWaitingRequest } from '../wallet/approvals.store.ts';
import { findShare, shareReview } from './shares.store.ts';

export const withdrawShare: Handler<'withdrawShare'> = async (tx, actor, input) => {
  const { memberId } = actor;
  await dropWaitingRequest(tx, { kind: 'share', subjectId: input.id });
  if (await decideRequest(tx, actor, shareReview, { id: input.id, event: 'withdraw', memberId }))
    return { done: true };
  const mine = (await findShare(tx, input.id))?.memberId === memberId;
  return mine ? refuse('share.decided') : refuse('row.notFound');
};
