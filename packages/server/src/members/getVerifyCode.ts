import type { memberCalls } from '@crossdock/contract/members.ts';
import type { Handler } from '../platform/handler.ts';
import { type Limit, spend } from '../platform/throttle.ts';
import { type CaptchaType, issueCaptcha } from './captcha.ts';

/** Drawing costs; nobody needs a captcha every second. */
const perAddress: Limit = { bucket: 'captcha-ip', max: 600, windowSeconds: 600 };

export const getVerifyCode: Handler<(typeof memberCalls)['getVerifyCode']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const wait = await spend(tx, perAddress, actor.ip);
  if (wait) return wait;
  const type = input.type as CaptchaType;
  const { uuid, picture } = await issueCaptcha(tx, services.config.APP_SECRET, type, actor.lang);
  return { message: uuid, data: picture };
};
