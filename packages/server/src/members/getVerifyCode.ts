import type { memberCalls } from '@crossdock/contract/members.ts';
import { prepared } from '../platform/handler.ts';
import { type Limit, spend } from '../platform/throttle.ts';
import { type CaptchaType, drawnCaptcha, keepCaptcha } from './captcha.ts';

/** Drawing costs; nobody needs a captcha every second. */
const perAddress: Limit = { bucket: 'captcha-ip', max: 600, windowSeconds: 600 };

export const getVerifyCode = prepared<(typeof memberCalls)['getVerifyCode']>()({
  look: (tx, actor) => spend(tx, perAddress, actor.ip),
  prepare: (outside, actor, input) => drawnCaptcha(outside, input.type as CaptchaType, actor.lang),
  handle: async (tx, _actor, _input, services, captcha) => {
    await keepCaptcha(tx, services.config.APP_SECRET, captcha);
    return { message: captcha.uuid, data: captcha.picture };
  },
});
