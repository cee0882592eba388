import type { Handler } from '../platform/handler.ts';
import { sendContactCode } from './sendContactCode.ts';

export const sendModifyPhoneCode: Handler<'sendModifyPhoneCode'> = (tx, actor, input, services) =>
  sendContactCode(tx, actor, input, services, 'modify', (key) =>
    contactChangeCodeSubject(actor.memberId, key),
  );

/** A code for changing a contact is valid for one member and one new contact. */
export function contactChangeCodeSubject(memberId: string, destinationKey: string): string {
  return `${memberId} ${destinationKey}`;
}
