import {
  isProviderKind,
  type ProviderKind,
  type Secrets,
} from '@crossdock/contract/payments/providerKinds.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { accountSecrets } from './accountSecrets.ts';
import { installationAccount } from './installationAccount.ts';
import type { AccountProvider, PaymentProvider } from './providers/provider.ts';
import { sandboxProvider } from './providers/sandbox.ts';

type Open = (secrets: Secrets, config: Config) => Promise<AccountProvider>;

/** The adapter of each kind. An SDK is loaded only if it is used: it costs tens of megabytes. */
const adapters: Readonly<Record<ProviderKind, Open>> = {
  stripe: async ({ apiKey = '', webhookSecret = '' }, config) =>
    (await import('./providers/stripe.ts')).stripeProvider({
      secretKey: apiKey,
      webhookSecrets: webhookSecret.split(',').filter(Boolean),
      apiUrl: config.STRIPE_API_URL,
    }),
};

/** A provider with these secrets. */
export const openProvider = (
  kind: ProviderKind,
  secrets: Secrets,
  config: Config,
): Promise<AccountProvider> => adapters[kind](secrets, config);

/** With whom a payment was started: the provider by its name, and the account there. */
export interface StartedWith {
  readonly provider: string;
  /** Of the shop; null: the installation's, or play money. */
  readonly accountId: string | null;
}

/**
 * The provider of a payment with the account that it was started with, whichever the shop uses now. Undefined if its
 * secrets are gone: of the installation from the environment, of an account by a move.
 */
export async function providerIn(
  tx: Tx,
  config: Config,
  { provider: name, accountId }: StartedWith,
): Promise<PaymentProvider | undefined> {
  if (name === 'sandbox') return sandboxProvider(config.APP_SECRET, Date.now);
  if (!isProviderKind(name)) return undefined;
  const operators = installationAccount(config);
  const secrets =
    accountId === null
      ? operators?.kind === name
        ? operators.secrets
        : undefined
      : await accountSecrets(tx, encryptionWith(config.APP_SECRET), accountId);
  return secrets && openProvider(name, secrets, config);
}

/** As `providerIn`, where no transaction is open. */
export const providerOf = (noTransaction: NoTransaction, config: Config, startedWith: StartedWith) =>
  noTransaction.transact((tx) => providerIn(tx, config, startedWith));
