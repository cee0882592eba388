import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { lockReviewedMember } from '../platform/reviewWaits.ts';
import { identityReviewTables, recordIdentityWait } from './reviewWaits.ts';
import { findIdentityById, identityReview, isDocumentTaken, lockSubmissions } from './store.ts';

/**
 * One document can prove only one member. Its approval for a second member is refused, also if two clerks approve at
 * once.
 */
export const auditIdentity: Handler<'auditIdentity'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  await lockReviewedMember(tx, identityReviewTables, id);
  const identity = await findIdentityById(tx, id);
  if (!identity) return refuse('row.notFound');
  if (event === 'approve') {
    await lockSubmissions(tx, identity);
    if (await isDocumentTaken(tx, identity.memberId, identity)) return refuse('identity.numberTaken');
  }
  const decided = await decideRequest(tx, actor, identityReview, { ...why, event });
  if (!decided) return refuse('identity.notPending');
  await recordIdentityWait(tx, actor, identity.memberId, event);
  return { done: true };
};
