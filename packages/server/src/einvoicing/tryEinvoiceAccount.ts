import { einvoiceSecrets } from '@crossdock/contract/einvoices/providerKinds.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { einvoiceKeys } from '../einvoices/accountKeys.ts';
import { findEinvoiceAccount } from '../einvoices/accounts.store.ts';
import { isRefused } from '../einvoices/providers/provider.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { withPreparation } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { createEinvoiceProvider } from './openEinvoiceProvider.ts';

/** Allows enough tries to correct a typing error, but too few to guess keys. */
const perStaff: ThrottleLimit = { bucket: 'einvoice-account-try', max: 30, windowSeconds: 900 };

export const tryEinvoiceAccount = withPreparation<'tryEinvoiceAccount'>()({
  look: async (tx, actor, input, { config }) => {
    const wait = await enforceRateLimit(tx, perStaff, actor.staffId);
    if (wait) return wait;
    const account = input.id === undefined ? undefined : await findEinvoiceAccount(tx, input.id);
    if (input.id !== undefined && account?.kind !== input.kind) return refuse('row.notFound');
    const kept = account && (await einvoiceKeys(tx, encryptionWith(config.APP_SECRET), account.id));
    const missing = einvoiceSecrets.find((name) => (input.secrets[name] ?? kept?.[name]) === undefined);
    if (missing !== undefined) return refuse('einvoice.secretNeeded', {}, `secrets.${missing}`);
    const { hashKey = kept?.hashKey ?? '', hashIv = kept?.hashIv ?? '' } = input.secrets;
    return { hashKey, hashIv };
  },
  prepare: async (noTransaction, _actor, { kind, merchantId, live }, { config }, keys) => {
    const provider = createEinvoiceProvider({ kind, merchantId, live, ...keys }, config);
    const said = await provider.ask(noTransaction).catch(() => 'silent' as const);
    if (said === 'silent') return refuse('einvoice.silent');
    return isRefused(said) ? refuse('einvoice.keyRefused', { why: said.refused }, 'merchantId') : said;
  },
  handle: async (_tx, _actor, { live }, _services, { answer }) => ({ answer, live }),
});
