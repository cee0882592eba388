import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { lockReviewed } from '../platform/reviewWaits.ts';
import { auditedIdentities, findIdentityById, isDocumentTaken, lockClaims } from './store.ts';
import { identityWaits, recordIdentityWait } from './waits.ts';

/**
 * One document can prove only one member. Its approval for a second member is refused, also if two clerks approve at
 * once.
 */
export const auditIdentity: Handler<'auditIdentity'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  await lockReviewed(tx, identityWaits, id);
  const identity = await findIdentityById(tx, id);
  if (!identity) return refuse('row.notFound');
  if (event === 'approve') {
    await lockClaims(tx, identity);
    if (await isDocumentTaken(tx, identity.memberId, identity)) return refuse('identity.numberTaken');
  }
  const decided = await decide(tx, actor, auditedIdentities, { ...why, event });
  if (!decided) return refuse('identity.notPending');
  await recordIdentityWait(tx, actor, identity.memberId, event);
  return { done: true };
};
