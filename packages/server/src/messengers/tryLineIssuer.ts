import type { messengerDeskCalls } from '@crossdock/contract/messengers/desk.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { prepared } from '../platform/handler.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';
import { discover } from './line.ts';
import { askMessenger, mayBeAsked, reachOf } from './outward.ts';

/** Enough to correct a typing error, too few to probe other servers. */
const perStaff: Limit = { bucket: 'messenger-try', max: 30, windowSeconds: 900 };

export const tryLineIssuer = prepared<(typeof messengerDeskCalls)['tryLineIssuer']>()({
  look: async (tx, actor, input, { config }) =>
    mayBeAsked(input.issuer, reachOf(actor, config))
      ? rateLimit(tx, perStaff, actor.staffId)
      : refuse('messenger.addressInvalid', {}, 'issuer'),
  prepare: async (outside, actor, input, { config }) => {
    const reach = reachOf(actor, config);
    const found = await askMessenger(outside, () => discover({ ...input, secret: 'none', reach }));
    if (isRefusal(found))
      return found.refused === 'throttle.wait' ? found : refuse('messenger.issuerSilent', {}, 'issuer');
    const { authorization_endpoint } = found.serverMetadata();
    if (authorization_endpoint === undefined) return refuse('messenger.issuerSilent', {}, 'issuer');
    return { authorizationHost: new URL(authorization_endpoint).host };
  },
  handle: async (_tx, _actor, _input, _services, found) => found,
});
