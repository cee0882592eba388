import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember, setContact } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { sendMessage } from '../platform/messages.ts';
import { phoneForDisplay, phoneOf } from '../platform/phoneNumbers.ts';
import { contactChangedMessage } from './codeMessage.ts';
import { consumeCode, emailDestination, phoneDestination } from './codes.ts';
import { insertContactChange } from './contactChanges.store.ts';
import { contactChangeCodeSubject } from './sendModifyPhoneCode.ts';

/**
 * The code proves that the new contact is the member's. The former contact gets a message with a link to undo the
 * change. A first email address replaces no contact, so no message is sent; only the holder of the phone could add it.
 */
export const editMember: Handler<'editMember'> = async (tx, actor, input, services) => {
  const before = await findMember(tx, actor.memberId);
  if (!before) return refuse('row.notFound');
  const phone = input.phone === undefined ? undefined : phoneOf(input.areaCode ?? '', input.phone);
  const to = input.email === undefined ? phoneDestination(phone?.e164 ?? '') : emailDestination(input.email);
  const wrong = await consumeCode(
    tx,
    services,
    'modify',
    contactChangeCodeSubject(actor.memberId, to.key),
    input.code,
  );
  if (wrong) return wrong;
  const contact =
    input.email === undefined
      ? { areaCode: phone?.areaCode ?? '', phone: phone?.phone ?? '' }
      : { email: input.email };
  if (!(await setContact(tx, actor.memberId, contact)))
    return input.email === undefined
      ? refuse('member.phoneTaken', {}, 'phone')
      : refuse('member.emailTaken', {}, 'email');
  if (input.email !== undefined && before.email === '') return { done: true };
  const former =
    input.email === undefined ? { areaCode: before.areaCode, phone: before.phone } : { email: before.email };
  const token = await insertContactChange(tx, actor.memberId, former);
  // The token follows the #, so that it never appears in a server's log.
  const link = `${actor.origin}/white#undo=${token}`;
  const told =
    to.channel === 'email'
      ? { channel: 'email' as const, recipient: before.email }
      : { channel: 'sms' as const, recipient: phoneForDisplay(before.areaCode, before.phone) };
  const params = { shop: actor.shop.name, to: to.recipient, link };
  await sendMessage(tx, { ...told, ...contactChangedMessage(before.lang, params, told.recipient) });
  return { done: true };
};
