import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { withPreparation } from '../platform/handler.ts';
import { isSameServer } from '../platform/outbound.ts';
import { shopSecret } from '../platform/shopSecrets.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { redirectUriOf, secretNameOf } from './channels.ts';
import { testLineChannel } from './line.ts';
import { allowedAddresses, callMessenger, isAllowedAddress } from './outboundRequests.ts';

/** Allows enough tries to correct a typing error, but too few to probe other servers. */
const perStaff: ThrottleLimit = { bucket: 'messenger-try', max: 30, windowSeconds: 900 };

export const tryLineIssuer = withPreparation<'tryLineIssuer'>()({
  look: async (tx, actor, input, { config }) => {
    if (!isAllowedAddress(input.issuer, allowedAddresses(actor, config)))
      return refuse('messenger.addressInvalid', {}, 'issuer');
    const wait = await enforceRateLimit(tx, perStaff, actor.staffId);
    if (wait) return wait;
    if (input.secret !== undefined) return { secret: input.secret };
    const { line } = await currentSettings(tx);
    if (!isSameServer(input.issuer, line?.issuer)) return { secret: undefined };
    return { secret: await shopSecret(tx, encryptionWith(config.APP_SECRET), secretNameOf('line')) };
  },
  prepare: async (noTransaction, actor, { issuer, clientId }, { config }, { secret }) => {
    const channel = { issuer, clientId, secret: secret ?? 'none', reach: allowedAddresses(actor, config) };
    const found = await callMessenger(noTransaction, () => testLineChannel(channel, redirectUriOf(actor)));
    if (isRefusal(found))
      return found.refused === 'throttle.wait' ? found : refuse('messenger.issuerSilent', {}, 'issuer');
    // Without a secret, a rejection does not prove that the client id is wrong.
    if (!found.accepted && secret !== undefined) return refuse('messenger.clientRefused', {}, 'clientId');
    return { authorizationHost: found.authorizationHost };
  },
  handle: async (_tx, _actor, _input, _services, found) => found,
});
