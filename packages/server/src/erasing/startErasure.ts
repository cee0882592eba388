import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { requestErasure } from './request.ts';

/** The member's balance must be paid out before: staff never give up money of others. */
export const startErasure: Handler<'startErasure'> = async (tx, actor, { id, why }) => {
  const member = await findMember(tx, id);
  if (!member) return refuse('row.notFound');
  const request = { member, requestedBy: actor.staffId, reason: why, givenUpMinor: 0 };
  return requestErasure(tx, actor, actor.origin, request);
};
