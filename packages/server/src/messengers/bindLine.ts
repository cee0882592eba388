import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { bindMessenger, setLineAsSource } from './bindings.store.ts';
import { findTicket, markTicketUsed } from './logins.store.ts';

/**
 * A ticket of a binding is valid for the member who began it; a ticket of a login for the person who logs in or
 * registers with it.
 */
export const bindLine: Handler<'bindLine'> = async (tx, actor, input) => {
  const proven = await findTicket(tx, input.ticket);
  if (proven?.subject == null) return refuse('messenger.ticketInvalid');
  if (proven.purpose === 'bind' && proven.memberId !== actor.memberId)
    return refuse('messenger.ticketInvalid');
  if (!(await markTicketUsed(tx, input.ticket))) return refuse('messenger.ticketInvalid');
  const account = {
    provider: 'line' as const,
    subject: proven.subject,
    name: proven.displayName,
    friend: proven.friend ?? undefined,
    tokens: proven.tokens,
  };
  const outcome = await bindMessenger(tx, actor, actor.memberId, account);
  if (outcome !== 'bound') return refuse(`messenger.${outcome}`);
  if (proven.purpose === 'login') await setLineAsSource(tx, actor.memberId);
  return { done: true };
};
