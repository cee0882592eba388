import { refuse } from '@crossdock/contract/refusals.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { recordIdentityWait } from './reviewWaits.ts';
import { findIdentity, identityReview } from './store.ts';

export const withdrawAuthentication: Handler<'withdrawAuthentication'> = async (tx, actor) => {
  const { memberId } = actor;
  await lockMember(tx, memberId);
  const identity = await findIdentity(tx, memberId);
  if (!identity) return refuse('identity.notPending');
  const { id } = identity;
  const done = await decideRequest(tx, actor, identityReview, { id, event: 'withdraw', memberId });
  if (!done) return refuse('identity.notPending');
  await recordIdentityWait(tx, actor, memberId);
  return { done: true };
};
