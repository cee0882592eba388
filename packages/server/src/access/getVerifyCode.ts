import { drawnCaptcha, keepCaptcha } from '../platform/captcha.ts';
import { prepared } from '../platform/handler.ts';
import { networkOf } from '../platform/networks.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';
import { unitsFor } from './captchaUnits.ts';

/** Drawing a captcha takes processor time, so an address gets few. */
const perAddress: Limit = { bucket: 'captcha-ip', max: 600, windowSeconds: 600 };

/** Which picture it is, the shop says; whether work alone will do is asked where the captcha is used. */
export const getVerifyCode = prepared<'getVerifyCode'>()({
  look: async (tx, actor, input) =>
    (await rateLimit(tx, perAddress, networkOf(actor.ip))) ?? (await unitsFor(tx, actor.ip, input.for)),
  prepare: (noTransaction, { shop }, input, _services, units) =>
    drawnCaptcha(noTransaction, input.type === 2 ? 2 : shop.settings.verificationType, units),
  handle: async (tx, _actor, _input, services, captcha) => {
    await keepCaptcha(tx, services.config.APP_SECRET, captcha);
    const { uuid: message, picture, work } = captcha;
    return picture === null ? { message, data: work, work: null } : { message, data: picture, work };
  },
});
