import type { ProviderMethod } from '@crossdock/contract/payments/methods.ts';
import { methodsOf, type ProviderKind } from '@crossdock/contract/payments/providerKinds.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { accountSecrets } from './payments/accountSecrets.ts';
import { listAccounts } from './payments/accounts.store.ts';
import { callbackAddress } from './payments/callbacks.ts';
import { installationAccount } from './payments/installationAccount.ts';
import { createAccountProvider } from './payments/openProvider.ts';
import type { AccountProvider } from './payments/providers/provider.ts';
import { NoTransaction } from './platform/db.ts';
import { encryptionWith } from './platform/encryption.ts';
import { newId, newPayReference } from './platform/ids.ts';
import type { System } from './platform/scope.ts';
import { runTrialStep, type TrialContext } from './trialStep.ts';

interface Tried {
  /** The id of the shop's account; null for the installation's account. */
  readonly id: string | null;
  readonly name: string;
  readonly live: boolean;
  readonly callback: string;
}

/** The shop's accounts of this kind, and the operator's account if it serves the shop. */
export async function tryAccounts(
  kind: ProviderKind,
  { config, database, shopId, actor }: TrialContext,
): Promise<string[]> {
  const accounts = await database.transact(shopId, listAccounts);
  const tried: Tried[] = accounts
    .filter((account) => account.kind === kind && account.endedAt === null)
    .map(({ id, name, live, callbackKey }) => ({
      ...{ id, name, live },
      callback: callbackAddress(actor, callbackKey),
    }));
  const operators = installationAccount(config);
  if (operators?.kind === kind && actor.shop.installationPays)
    tried.push({
      id: null,
      name: 'account of the installation',
      live: operators.live,
      callback: `${actor.origin}/api/pay/webhook/${kind}`,
    });
  if (tried.length === 0)
    return ['the shop has no account, and the installation’s serves another shop or none'];
  const lines = await Promise.all(
    tried.map(async ({ id, name, live, callback }) => {
      const secrets =
        id === null
          ? operators?.secrets
          : await database.transact(shopId, (tx) =>
              accountSecrets(tx, encryptionWith(config.APP_SECRET), id),
            );
      if (secrets === undefined) return [`${name}: its keys cannot be read here; enter them again`];
      const [method = 'card'] = methodsOf(kind, actor.shop.currency);
      const provider = await createAccountProvider(kind, { secrets, live }, config);
      const said = await tryAccount(provider, actor, callback, method);
      return said.map((line) => `${name}: ${line}`);
    }),
  );
  return lines.flat();
}

async function tryAccount(
  provider: AccountProvider,
  { shop, origin }: System,
  callback: string,
  method: ProviderMethod,
): Promise<string[]> {
  const now = Date.now();
  let reference = '';
  return [
    await runTrialStep('account', async () => {
      const found = await provider.ask(NoTransaction.command, callback);
      if (found === 'refused') return 'the key is refused';
      if (found === 'limited') return 'the key is taken, but may not read the account';
      if ('wrong' in found) return `${found.wrong} does not belong to the key`;
      const { accountName, country, currency, live, chargesEnabled } = found;
      const charges = chargesEnabled ? 'charges' : 'does not charge yet';
      return `${accountName} (${country}, ${currency}), ${live ? 'live' : 'test'}, ${charges}; address for messages: ${found.callback}`;
    }),
    await runTrialStep(`page for 100 ${shop.currency}`, async () => {
      const started = await provider.start(NoTransaction.command, {
        ...{ paymentId: newId(), shopId: shop.id, title: 'Crossdock: a test', currency: shop.currency },
        ...{ totalMinor: toMinor(100, shop.currency), returnUrl: origin, lang: shop.defaultLang },
        ...{ method, tryReference: newPayReference(), callbackUrl: callback },
        payer: { name: 'Crossdock', email: 'try@example.com', phone: '' },
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + 3_600_000).toISOString(),
      });
      reference = started.reference;
      return `${started.reference}, open until ${started.expiresAt}`;
    }),
    await runTrialStep('close it', async () => {
      if (reference === '') return 'there is none';
      await provider.close(NoTransaction.command, reference);
      const total = { totalMinor: toMinor(100, shop.currency), currency: shop.currency };
      return (await provider.look(NoTransaction.command, reference, total)).state;
    }),
  ];
}
