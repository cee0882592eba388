import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { memberBoundTo } from './bindings.store.ts';
import { recordFriendState, storeTokens } from './friends.store.ts';
import { findTicket, markTicketUsed } from './logins.store.ts';

export const lineLogin: Handler<'lineLogin'> = async (tx, actor, input) => {
  const proven = await findTicket(tx, input.ticket);
  if (proven?.subject == null || proven.purpose !== 'login') return refuse('messenger.ticketInvalid');
  const owner = await memberBoundTo(tx, 'line', proven.subject);
  if (owner === undefined) return { token: null, memberId: null, ticket: input.ticket };
  if (!(await markTicketUsed(tx, input.ticket))) return refuse('messenger.ticketInvalid');
  const member = await findMember(tx, owner);
  if (member?.status !== 'active') return refuse('member.disabled');
  const memberId = asMemberId(member.id);
  if (proven.friend !== null) await recordFriendState(tx, actor, proven.subject, proven.friend, tx.now);
  await storeTokens(tx, proven.subject, proven.tokens);
  await rememberDevice(tx, memberId, actor.device);
  return { token: await openSession(tx, { memberId }, actor), memberId, ticket: null };
};
