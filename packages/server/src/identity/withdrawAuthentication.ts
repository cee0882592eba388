import { refuse } from '@crossdock/contract/refusals.ts';
import { lockMember } from '../members/store.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedIdentities, findIdentity } from './store.ts';
import { recordIdentityWait } from './waits.ts';

export const withdrawAuthentication: Handler<'withdrawAuthentication'> = async (tx, actor) => {
  const { memberId } = actor;
  await lockMember(tx, memberId);
  const identity = await findIdentity(tx, memberId);
  if (!identity) return refuse('identity.notPending');
  const { id } = identity;
  const done = await decide(tx, actor, auditedIdentities, { id, event: 'withdraw', memberId });
  if (!done) return refuse('identity.notPending');
  await recordIdentityWait(tx, actor, memberId);
  return { done: true };
};
