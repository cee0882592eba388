import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { lockReviewedMember } from '../platform/reviewWaits.ts';
import { declarerReview } from './audit.store.ts';
import { declarerReviewTables, recordDeclarerWait } from './reviewWaits.store.ts';
import { declarerExists } from './store.ts';

export const auditDeclarer: Handler<'auditDeclarer'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  await lockReviewedMember(tx, declarerReviewTables, id);
  const decided = await decideRequest(tx, actor, declarerReview, { ...why, event });
  if (decided) {
    if (decided.memberId !== null) await recordDeclarerWait(tx, actor, decided.memberId, event);
    return { done: true };
  }
  return (await declarerExists(tx, id)) ? refuse('declarer.notPending') : refuse('row.notFound');
};
