import { refuse } from '@crossdock/contract/refusals.ts';
import { may } from '@crossdock/domain/staff/roles.ts';
import type { Handler } from '../platform/handler.ts';
import { asMemberId, asStaffId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { consumeActingTicket } from './secrets.store.ts';

/** Opens a session that is marked with the staff member. Every write in it records the member and the staff member. */
export const getBackMemberToken: Handler<'getBackMemberToken'> = async (tx, actor, input) => {
  const ticket = await consumeActingTicket(tx, input.ticket);
  if (!ticket || !may(ticket.roles, 'member.act')) return refuse('member.ticketInvalid');
  const holder = { memberId: asMemberId(ticket.memberId), actingStaffId: asStaffId(ticket.staffId) };
  return { token: await openSession(tx, holder, actor), memberId: ticket.memberId };
};
