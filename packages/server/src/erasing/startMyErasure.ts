import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { balanceOf } from '../wallet/store.ts';
import { requestErasure } from './request.ts';

/**
 * Requests an erasure by the member. The amount to give up must equal the current balance, so that nobody
 * gives up money that they did not see.
 */
export const startMyErasure: Handler<'startMyErasure'> = async (tx, actor, { givesUpMinor }) => {
  const member = await findMember(tx, actor.memberId);
  if (!member) return refuse('row.notFound');
  if (member.email === '') return refuse('member.emailNeeded');
  const { balanceMinor, earningsMinor } = await balanceOf(tx, member.id);
  if (givesUpMinor > 0 && givesUpMinor !== balanceMinor + earningsMinor)
    return refuse('erasure.balanceChanged');
  const request = { member, requestedBy: null, reason: '', givenUpMinor: givesUpMinor };
  return requestErasure(tx, actor, actor.origin, request);
};
