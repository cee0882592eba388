import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import { checkCaptcha } from '../platform/captcha.ts';
import type { Handler } from '../platform/handler.ts';
import { sendCodeTo, spendSending } from './codes.ts';
import { destinationOf } from './destination.ts';

export const sendModifyPhoneCode: Handler<(typeof accessCalls)['sendModifyPhoneCode']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const wrong = await checkCaptcha(tx, services.config.APP_SECRET, input.uuid, input.code);
  if (wrong) return wrong;
  const to = destinationOf(input);
  if (isRefusal(to)) return to;
  const wait = await spendSending(tx, actor, `modify:${to.key}`);
  if (wait) return wait;
  await sendCodeTo(tx, actor, services, 'modify', to, modifySubject(actor.memberId, to.key));
  return { done: true, waitSeconds: actor.shop.settings.resendSeconds };
};

/** A code for changing a contact counts for one member and one new contact. */
export function modifySubject(memberId: string, destinationKey: string): string {
  return `${memberId} ${destinationKey}`;
}
