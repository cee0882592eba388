import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedIdentities, findIdentity } from './store.ts';

export const withdrawAuthentication: Handler<'withdrawAuthentication'> = async (tx, actor) => {
  const { memberId } = actor;
  const identity = await findIdentity(tx, memberId);
  if (!identity) return refuse('identity.notPending');
  const { id } = identity;
  const done = await decide(tx, actor, auditedIdentities, { id, event: 'withdraw', memberId });
  return done ? { done: true } : refuse('identity.notPending');
};
