import { kindOf, secretsOf } from '@crossdock/contract/payments/providerKinds.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { prepared } from '../platform/handler.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';
import { accountSecrets } from './accountSecrets.ts';
import { findAccount } from './accounts.store.ts';
import { callbackOf, nextCallbackKey } from './callbacks.ts';
import { openProvider } from './openProvider.ts';

/** Enough to correct a typing error, too few to guess keys. */
const perStaff: Limit = { bucket: 'payment-account-try', max: 30, windowSeconds: 900 };

export const tryPaymentAccount = prepared<'tryPaymentAccount'>()({
  look: async (tx, actor, input, { config }) => {
    const wait = await rateLimit(tx, perStaff, actor.staffId);
    if (wait) return wait;
    const account = input.id === undefined ? undefined : await findAccount(tx, input.id);
    if (input.id !== undefined && account?.kind !== input.kind) return refuse('row.notFound');
    const kept = account && (await accountSecrets(tx, encryptionWith(config.APP_SECRET), account.id));
    const secrets = { ...kept, ...input.secrets };
    const missing = secretsOf(input.kind).find(
      (name) => name !== 'webhookSecret' && secrets[name] === undefined,
    );
    if (missing !== undefined) return refuse('payAccount.secretNeeded', {}, `secrets.${missing}`);
    if (kindOf(input.kind).isLive(secrets) === !input.live)
      return refuse('payAccount.otherMode', {}, 'secrets.apiKey');
    const callbackKey = account?.callbackKey ?? (await nextCallbackKey(tx, config));
    return { secrets, callback: callbackOf(actor, callbackKey) };
  },
  prepare: async (noTransaction, _actor, { kind }, { config }, { secrets, callback }) => {
    const provider = await openProvider(kind, secrets, config);
    const found = await provider.ask(noTransaction, callback).catch(() => 'silent' as const);
    if (found === 'silent') return refuse('payAccount.silent');
    if (found === 'refused') return refuse('payAccount.keyRefused', {}, 'secrets.apiKey');
    if (found === 'limited') return refuse('payAccount.keyLimited', {}, 'secrets.apiKey');
    return found;
  },
  handle: async (_tx, _actor, _input, _services, found) => found,
});
