import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { phoneOf } from '../platform/phoneNumbers.ts';
import { insertInvitation } from './invitations.store.ts';
import { duplicateContactRefusal } from './newMember.ts';

const livesMs = 7 * 86_400_000;

export const inviteMember: Handler<'inviteMember'> = async (tx, actor, input) => {
  const phone = phoneOf(input.areaCode, input.phone);
  if (!phone) return refuse('member.phoneInvalid', {}, 'phone');
  const { name, email } = input;
  const contacts = { areaCode: phone.areaCode, phone: phone.phone, email };
  const taken = await duplicateContactRefusal(tx, contacts);
  if (taken) return taken;
  const expiresAt = tx.later(livesMs);
  const { id, secret } = await insertInvitation(tx, {
    ...contacts,
    name,
    invitedBy: actor.staffId,
    expiresAt,
  });
  // The secret follows the #, so that it never appears in a server's log.
  return { id, url: `${actor.origin}/register#link=${secret}`, expiresAt };
};
