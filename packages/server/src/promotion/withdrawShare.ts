import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingRequest } from '../wallet/approvals.store.ts';
import { auditedShares, findShare } from './shares.store.ts';

export const withdrawShare: Handler<'withdrawShare'> = async (tx, actor, input) => {
  const { memberId } = actor;
  await dropWaitingRequest(tx, { kind: 'share', subjectId: input.id });
  if (await decide(tx, actor, auditedShares, { id: input.id, event: 'withdraw', memberId }))
    return { done: true };
  const mine = (await findShare(tx, input.id))?.memberId === memberId;
  return mine ? refuse('share.decided') : refuse('row.notFound');
};
