import { refuse } from '@crossdock/contract/refusals.ts';
import { consumeContactChange } from '../access/contactChanges.store.ts';
import { bindingsOf } from '../members/messengerBindings.store.ts';
import { setContact } from '../members/store.ts';
import { deletePasskeys } from '../passkeys/passkeys.store.ts';
import { endGrants } from '../platform/assistantGrants.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteKnownDevices } from '../platform/knownDevices.ts';
import { asMemberId } from '../platform/scope.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { unbindAccount } from './unbinding.ts';

/**
 * Undoes a contact change. Sessions of the person who changed it end, and messenger accounts, passkeys and
 * assistants that they added stop working. The link proves the former contact, so no session is needed; if a
 * logged-in member opens it, that session stays.
 */
export const undoContact: Handler<'undoContact'> = async (tx, actor, input, services) => {
  const change = await consumeContactChange(tx, input.token);
  if (!change) return refuse('member.undoInvalid');
  const { email, phone, areaCode } = change;
  const former = email === null ? { areaCode: areaCode ?? '', phone: phone ?? '' } : { email };
  const memberId = asMemberId(change.memberId);
  if (!(await setContact(tx, memberId, former)))
    return refuse(email === null ? 'member.phoneTaken' : 'member.emailTaken');
  for (const { provider, createdAt } of await bindingsOf(tx, memberId))
    if (createdAt >= change.changedAt) await unbindAccount(tx, actor, services, memberId, provider);
  await deletePasskeys(tx, memberId, { since: change.changedAt });
  await deleteKnownDevices(tx, memberId);
  const own = actor.kind === 'member' && actor.memberId === memberId ? actor.sessionId : undefined;
  await endMemberSessions(tx, memberId, 'elsewhere', own);
  await endGrants(tx, memberId, 'password');
  return { channel: email === null ? 'phone' : 'email' };
};
