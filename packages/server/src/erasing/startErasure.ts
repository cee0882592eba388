import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { requestErasure } from './request.ts';

/**
 * Requests an erasure by staff. The member's balance must be paid out first, because staff cannot give up
 * another person's money.
 */
export const startErasure: Handler<'startErasure'> = async (tx, actor, { id, why }) => {
  const member = await findMember(tx, id);
  if (!member) return refuse('row.notFound');
  const request = { member, requestedBy: actor.staffId, reason: why, givenUpMinor: 0 };
  return requestErasure(tx, actor, actor.origin, request);
};
