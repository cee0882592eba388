import type { memberCalls } from '@crossdock/contract/members.ts';
import type { Handler } from '../../platform/handler.ts';
import { type Limit, spend } from '../../platform/throttle.ts';
import { depart } from './depart.ts';

/** An office behind one address logs in of a morning; nobody needs more. */
const perAddress: Limit = { bucket: 'messenger-begin', max: 120, windowSeconds: 3_600 };

export const beginLineLogin: Handler<(typeof memberCalls)['beginLineLogin']> = async (tx, actor) => {
  const wait = await spend(tx, perAddress, actor.ip);
  if (wait) return wait;
  return depart(tx, actor, 'line', null);
};
