import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { insertQrLogin } from './qrLogins.store.ts';

/** A code is valid for two minutes; an office behind one address may show several at once. */
const perAddress: ThrottleLimit = { bucket: 'qr-begin', max: 120, windowSeconds: 3_600 };

export const beginQrLogin: Handler<'beginQrLogin'> = async (tx, actor) => {
  const wait = await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip));
  if (wait) return wait;
  return insertQrLogin(tx, actor);
};
