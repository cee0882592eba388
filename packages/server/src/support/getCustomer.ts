import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { transferGuestFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { isSessionOpen } from '../platform/sessions.ts';
import { type Customer, customerOf, isActingStaff, issuePass, sessionOfChatUrl } from './chatPass.ts';
import { findCustomerAndClerk } from './people.store.ts';
import { insertTalkIfNew, lockTalk, mergeTalks, picturesIn, type Talk } from './store.ts';

export const getCustomer: Handler<'getCustomer'> = async (tx, actor, input, { config }) => {
  const { sign, guest: guestPass, ...address } = input;
  if (isActingStaff(actor)) return refuse('session.actingForbidden');
  const secret = config.APP_SECRET;
  const guest = await customerOf(tx, secret, guestPass);
  const ofSession =
    actor.kind === 'member' && (address.memberId === '' || address.memberId === actor.memberId)
      ? { id: actor.memberId, sessionId: actor.sessionId }
      : null;
  const sessionId = sign === '' ? undefined : sessionOfChatUrl(secret, tx.shopId, address, sign, tx.now);
  const ofAddress = sessionId && address.memberId !== '' ? { id: address.memberId, sessionId } : null;
  const member = ofSession ?? ofAddress;
  // Refuses a member's id without proof, and an address that is invalid or expired.
  if (member === null && (address.memberId !== '' || (sign !== '' && sessionId === undefined)))
    return refuse('support.signature', {}, 'sign');
  if (member === null) {
    const visitor = guest?.sessionId === null ? guest : { id: newId(), sessionId: null };
    const { memberName: name } = address;
    return {
      customerId: visitor.id,
      pass: issuePass(secret, tx.shopId, visitor, tx.now),
      member: false,
      name,
    };
  }
  if (!(await isSessionOpen(tx, member.sessionId, member.id))) return refuse('support.signature', {}, 'sign');
  const person = await findCustomerAndClerk(tx, member.id);
  if (guest?.sessionId === null) await goOnAs(tx, guest, member, person.serviceStaffId);
  const pass = issuePass(secret, tx.shopId, member, tx.now);
  return { customerId: member.id, pass, member: true, name: person.name || person.account };
};

/** Moves the guest's conversation to the member that the guest logged in as. */
async function goOnAs(
  tx: Tx,
  guest: Customer,
  member: Customer,
  serviceStaffId: string | null,
): Promise<void> {
  const said = await lockTalk(tx, guest.id);
  if (said === undefined) return;
  const { lang } = said;
  await insertTalkIfNew(tx, {
    id: member.id,
    memberId: member.id,
    guestName: '',
    lang,
    assignedTo: serviceStaffId,
  });
  const own = await lockTalk(tx, member.id);
  if (own === undefined) return;
  await transferGuestFiles(tx, guest.id, member.id, await picturesIn(tx, guest.id));
  await mergeTalks(tx, said, withoutWords(own, said));
}

/**
 * The member's own conversation. If it was just created, it is empty, and gets the time of the guest's conversation.
 */
function withoutWords(own: Talk, said: Talk): Talk {
  return own.lastSeq === 0 ? { ...own, lastAt: said.createdAt } : own;
}
