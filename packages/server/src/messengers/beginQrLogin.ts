import type { Handler } from '../platform/handler.ts';
import { networkOf } from '../platform/networks.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';
import { insertQrLogin } from './qrLogins.store.ts';

/** A code lives two minutes; an office behind one address shows some at once. */
const perAddress: Limit = { bucket: 'qr-begin', max: 120, windowSeconds: 3_600 };

export const beginQrLogin: Handler<'beginQrLogin'> = async (tx, actor) => {
  const wait = await rateLimit(tx, perAddress, networkOf(actor.ip));
  if (wait) return wait;
  return insertQrLogin(tx, actor);
};
