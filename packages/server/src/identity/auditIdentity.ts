import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { approvedElsewhere, auditedIdentities, findIdentityById, lockClaims } from './store.ts';

/** One document proves one member: approving it for a second one is refused, also where two clerks do it at once. */
export const auditIdentity: Handler<'auditIdentity'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  const identity = await findIdentityById(tx, id);
  if (!identity) return refuse('row.notFound');
  if (event === 'approve') {
    await lockClaims(tx, identity);
    if (await approvedElsewhere(tx, identity.memberId, identity)) return refuse('identity.numberTaken');
  }
  const decided = await decide(tx, actor, auditedIdentities, { ...why, event });
  return decided ? { done: true } : refuse('identity.notPending');
};
