import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import { captchaTypes, drawnCaptcha, keepCaptcha } from '../platform/captcha.ts';
import type { Tx } from '../platform/db.ts';
import { prepared } from '../platform/handler.ts';
import { unitsAt } from '../platform/loginTries.ts';
import { networkOf } from '../platform/networks.ts';
import { type Limit, rateLimit, tally } from '../platform/throttle.ts';

/** Drawing a captcha takes processor time, so an address gets few. */
const perAddress: Limit = { bucket: 'captcha-ip', max: 600, windowSeconds: 600 };
/** The more captchas an address asks for, the more work each one takes to solve. */
const works = { bucket: 'captcha-work', windowSeconds: 3_600 };
const worksPerUnit = 10;
/** About ten seconds on a desktop computer. */
const mostUnits = 256;

export const getVerifyCode = prepared<(typeof accessCalls)['getVerifyCode']>()({
  look: async (tx, actor, input) =>
    (await rateLimit(tx, perAddress, networkOf(actor.ip))) ??
    (input.type === 2 ? await unitsFor(tx, networkOf(actor.ip), input.for) : 0),
  prepare: (outside, _actor, input, _services, units) =>
    drawnCaptcha(outside, captchaTypes.find((type) => type === input.type) ?? 0, units),
  handle: async (tx, _actor, _input, services, captcha) => {
    await keepCaptcha(tx, services.config.APP_SECRET, captcha);
    return { message: captcha.uuid, data: captcha.picture };
  },
});

async function unitsFor(tx: Tx, ip: string, name: string | undefined): Promise<number> {
  const { count } = await tally(tx, works, ip);
  const atName =
    name === undefined
      ? []
      : await Promise.all([unitsAt(tx, 'login', name), unitsAt(tx, 'staff-login', name)]);
  return Math.min(mostUnits, Math.max(1 + Math.floor(count / worksPerUnit), ...atName));
}
