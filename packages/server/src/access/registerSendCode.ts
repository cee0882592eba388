import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import { checkCaptcha } from '../platform/captcha.ts';
import type { Handler } from '../platform/handler.ts';
import { sendCodeTo, spendSending } from './codes.ts';
import { destinationOf } from './destination.ts';

/** Whether the place belongs to a member already is said only to whoever proves, with the code, that it is theirs. */
export const registerSendCode: Handler<(typeof accessCalls)['registerSendCode']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const wrong = await checkCaptcha(tx, services.config.APP_SECRET, input.uuid, input.code);
  if (wrong) return wrong;
  const to = destinationOf(input);
  if (isRefusal(to)) return to;
  const wait = await spendSending(tx, actor, `register:${to.key}`);
  if (wait) return wait;
  await sendCodeTo(tx, actor, services, 'register', to);
  return { done: true, waitSeconds: actor.shop.settings.resendSeconds };
};
