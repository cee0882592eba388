import type { memberCalls } from '@crossdock/contract/members.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { type Limit, spend } from '../../platform/throttle.ts';
import { discover } from './line.ts';
import { askMessenger, mayBeAsked } from './outward.ts';

/** For mending a typing error, not for looking around. */
const perStaff: Limit = { bucket: 'messenger-try', max: 30, windowSeconds: 900 };

export const tryLineIssuer: Handler<(typeof memberCalls)['tryLineIssuer']> = async (tx, actor, input) => {
  if (!mayBeAsked(input.issuer, actor.shop.demo)) return refuse('messenger.addressInvalid', {}, 'issuer');
  const wait = await spend(tx, perStaff, actor.staffId);
  if (wait) return wait;
  const found = await askMessenger(() => discover({ ...input, secret: 'none' }));
  if (isRefusal(found))
    return found.refused === 'throttle.wait' ? found : refuse('messenger.issuerSilent', {}, 'issuer');
  const { authorization_endpoint } = found.serverMetadata();
  if (authorization_endpoint === undefined) return refuse('messenger.issuerSilent', {}, 'issuer');
  return { authorizationHost: new URL(authorization_endpoint).host };
};
