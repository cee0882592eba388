import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { newChallenge } from './challenges.ts';

/**
 * The limit is high, because browsers that offer passkeys in the login form request a challenge each time the page
 * opens.
 */
const perAddress: ThrottleLimit = { bucket: 'passkey-begin', max: 240, windowSeconds: 3_600 };

export const beginPasskeyLogin: Handler<'beginPasskeyLogin'> = async (tx, actor) => {
  const wait = await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip));
  return wait ?? newChallenge(tx, actor, 'login', null);
};
