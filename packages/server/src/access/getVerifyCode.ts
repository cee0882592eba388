import { createCaptcha, storeCaptcha } from '../platform/captcha.ts';
import { withPreparation } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { captchaWorkUnits } from './captchaUnits.ts';

/** Drawing a captcha takes processor time, so each IP address gets a limited number. */
const perAddress: ThrottleLimit = { bucket: 'captcha-ip', max: 600, windowSeconds: 600 };

/** The shop decides the kind of picture. The call that uses the captcha decides whether computation alone is enough. */
export const getVerifyCode = withPreparation<'getVerifyCode'>()({
  look: async (tx, actor, input) =>
    (await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip))) ??
    (await captchaWorkUnits(tx, actor.ip, input.for)),
  prepare: (noTransaction, { shop }, input, _services, units) =>
    createCaptcha(noTransaction, input.type === 2 ? 2 : shop.settings.verificationType, units),
  handle: async (tx, _actor, _input, services, captcha) => {
    await storeCaptcha(tx, services.config.APP_SECRET, captcha);
    const { uuid: message, picture, work } = captcha;
    return picture === null ? { message, data: work, work: null } : { message, data: picture, work };
  },
});
