import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { insertActingTicket } from './secrets.store.ts';

const livesMs = 60_000;

export const actAsMember: Handler<'actAsMember'> = async (tx, actor, input) => {
  const member = await findMember(tx, input.memberId);
  if (!member) return refuse('row.notFound');
  if (member.status !== 'active') return refuse('member.disabled');
  const expiresAt = tx.later(livesMs);
  const ticket = await insertActingTicket(tx, { memberId: member.id, staffId: actor.staffId, expiresAt });
  // The ticket follows the #, so that it never appears in a server's log.
  return { ticket, url: `${actor.origin}/white#ticket=${ticket}`, expiresAt };
};
