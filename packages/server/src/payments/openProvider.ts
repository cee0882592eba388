import {
  isProviderKind,
  type ProviderKind,
  type Secrets,
} from '@crossdock/contract/payments/providerKinds.ts';
import type { PayoutProvider } from '@crossdock/domain/payouts/file.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { accountSecrets } from './accountSecrets.ts';
import { findAccount } from './accounts.store.ts';
import { installationAccount } from './installationAccount.ts';
import type { BillplzPaymentOrderClient } from './providers/billplz/paymentOrders.ts';
import type { AccountProvider, PaymentProvider } from './providers/provider.ts';
import { sandboxProvider } from './providers/sandbox.ts';
import type { ProviderConnection } from './requestProvider.ts';

/** The data that is needed to use an account at a provider. */
interface Access {
  readonly secrets: Secrets;
  readonly live: boolean;
}

type Open = (access: Access, config: Config) => Promise<AccountProvider>;

const linePayHosts = {
  live: 'https://api-pay.line.me',
  test: 'https://sandbox-api-pay.line.me',
} as const;
const ecpayHosts = {
  live: 'https://payment.ecpay.com.tw',
  test: 'https://payment-stage.ecpay.com.tw',
} as const;
const newebpayHosts = { live: 'https://core.newebpay.com', test: 'https://ccore.newebpay.com' } as const;
const billplzHosts = { live: 'https://www.billplz.com', test: 'https://www.billplz-sandbox.com' } as const;

/** The address of a provider: its own, unless the operator has configured another. */
function reachOf(
  config: Config,
  name: 'LINE_PAY_API_URL' | 'OMISE_API_URL' | 'BILLPLZ_API_URL' | 'ECPAY_API_URL' | 'NEWEBPAY_API_URL',
  usual: string,
): ProviderConnection {
  const named = config[name];
  return { base: named ?? usual, privateToo: named !== undefined || config.OUTBOUND_PRIVATE };
}

/** The adapter of each kind. An SDK is loaded only if it is used: it costs tens of megabytes. */
const adapters: Readonly<Record<ProviderKind, Open>> = {
  stripe: async ({ secrets: { apiKey = '', webhookSecret = '' } }, config) =>
    (await import('./providers/stripe.ts')).stripeProvider({
      secretKey: apiKey,
      webhookSecrets: webhookSecret.split(',').filter(Boolean),
      apiUrl: config.STRIPE_API_URL,
    }),
  ecpay: async ({ secrets: { merchantId = '', hashKey = '', hashIv = '' }, live }, config) =>
    (await import('./providers/ecpay/ecpay.ts')).ecpayProvider({
      ...{ merchantId, hashKey, hashIv, live },
      reach: reachOf(config, 'ECPAY_API_URL', ecpayHosts[live ? 'live' : 'test']),
    }),
  newebpay: async ({ secrets: { merchantId = '', hashKey = '', hashIv = '' }, live }, config) =>
    (await import('./providers/newebpay/newebpay.ts')).newebpayProvider({
      ...{ merchantId, hashKey, hashIv, live },
      reach: reachOf(config, 'NEWEBPAY_API_URL', newebpayHosts[live ? 'live' : 'test']),
    }),
  ownPromptPay: async ({ secrets: { payeeId = '' }, live }) =>
    (await import('./providers/ownQr.ts')).ownQrProvider('ownPromptPay', { payeeId, live }),
  ownFps: async ({ secrets: { payeeId = '' }, live }) =>
    (await import('./providers/ownQr.ts')).ownQrProvider('ownFps', { payeeId, live }),
  linePay: async ({ secrets: { merchantId = '', apiKey = '' }, live }, config) =>
    (await import('./providers/linePay/linePay.ts')).linePayProvider({
      ...{ channelId: merchantId, channelSecret: apiKey, live },
      reach: reachOf(config, 'LINE_PAY_API_URL', linePayHosts[live ? 'live' : 'test']),
    }),
  omise: async ({ secrets: { apiKey = '', webhookSecret = '' }, live }, config) =>
    (await import('./providers/omise/omise.ts')).omiseProvider({
      ...{ secretKey: apiKey, webhookSecret, live },
      reach: reachOf(config, 'OMISE_API_URL', 'https://api.omise.co'),
    }),
  billplz: async ({ secrets: { apiKey = '', collectionId = '', webhookSecret = '' }, live }, config) =>
    (await import('./providers/billplz/billplz.ts')).billplzProvider({
      ...{ apiKey, collectionId, signatureKey: webhookSecret, live },
      reach: reachOf(config, 'BILLPLZ_API_URL', billplzHosts[live ? 'live' : 'test']),
    }),
};

/** The adapter of a provider, with these secrets. */
export const createAccountProvider = (
  kind: ProviderKind,
  access: Access,
  config: Config,
): Promise<AccountProvider> => adapters[kind](access, config);

/** Creates payment orders with a shop's own Billplz account, from this collection. */
export async function createPaymentOrderClient(
  { secrets: { apiKey = '', webhookSecret = '' }, live }: Access,
  collectionId: string,
  config: Config,
): Promise<BillplzPaymentOrderClient> {
  const { billplzPaymentOrderClient } = await import('./providers/billplz/paymentOrders.ts');
  return billplzPaymentOrderClient({
    ...{ apiKey, collectionId, signatureKey: webhookSecret, now: Date.now },
    reach: reachOf(config, 'BILLPLZ_API_URL', billplzHosts[live ? 'live' : 'test']),
  });
}

/** Like `createPaymentOrderClient`, with the account's stored secrets; undefined if they cannot be read. */
export async function findPaymentOrderClient(
  tx: Tx,
  config: Config,
  { accountId, collectionId }: Pick<PayoutProvider, 'accountId' | 'collectionId'>,
): Promise<BillplzPaymentOrderClient | undefined> {
  const access = await ownAccess(tx, config, accountId);
  return access && createPaymentOrderClient(access, collectionId, config);
}

/** The provider that a payment was started with, and the account there. */
export interface PaymentAccountRef {
  readonly provider: string;
  /** The shop's account; null for the operator's own account, and for play money. */
  readonly accountId: string | null;
}

/**
 * The provider of a payment, with the account that the payment was started with, even if the shop uses another
 * account now. Undefined if the account's secrets were removed from the environment, or cannot be decrypted after the
 * installation moved.
 */
export async function providerOfPayment(
  tx: Tx,
  config: Config,
  { provider: name, accountId }: PaymentAccountRef,
): Promise<PaymentProvider | undefined> {
  if (name === 'sandbox') return sandboxProvider(config.APP_SECRET, Date.now);
  if (!isProviderKind(name)) return undefined;
  const access = accountId === null ? operatorsAccess(config, name) : await ownAccess(tx, config, accountId);
  return access && createAccountProvider(name, access, config);
}

function operatorsAccess(config: Config, name: ProviderKind): Access | undefined {
  const operators = installationAccount(config);
  return operators?.kind === name ? operators : undefined;
}

async function ownAccess(tx: Tx, config: Config, accountId: string): Promise<Access | undefined> {
  const account = await findAccount(tx, accountId);
  const secrets = await accountSecrets(tx, encryptionWith(config.APP_SECRET), accountId);
  return account && secrets && { secrets, live: account.live };
}

/** Like `providerOfPayment`, for code without an open transaction. */
export const providerWithoutTransaction = (
  noTransaction: NoTransaction,
  config: Config,
  startedWith: PaymentAccountRef,
) => noTransaction.transact((tx) => providerOfPayment(tx, config, startedWith));
