import { providerMethods, usualMethods } from '@crossdock/contract/payments/methods.ts';
import {
  type AmountLimits,
  defaultAmountLimits,
  isProviderKind,
  type ProviderKind,
  smallestUnitMinor,
} from '@crossdock/contract/payments/providerKinds.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Actor } from '../platform/scope.ts';
import type { Shop } from '../platform/shop.ts';
import { accountSecrets } from './accountSecrets.ts';
import { type PayeeAccountOfMethod, payeeAccountsOfMethods } from './accounts.store.ts';
import { installationAccount } from './installationAccount.ts';
import type { ProviderName } from './providers/provider.ts';

/** The account and provider that receive the money of a payment method. */
export interface Payee {
  readonly provider: ProviderName;
  /** An account of the shop; null for the operator's own account, and for play money. */
  readonly accountId: string | null;
  /** The secret key in the account's callback address; empty if it has none. */
  readonly callbackKey: string;
  readonly limits: PayeeLimits;
}

interface PayeeLimits extends AmountLimits {
  /** Amounts must be multiples of this. */
  readonly stepMinor: number;
}

const noLimits: PayeeLimits = { leastMinor: null, mostMinor: null, stepMinor: 1 };

/** The reason why no account can receive the money of a method. */
export type MissingPayee = 'providerAccount' | 'liveAccount';

/**
 * The account that receives the money of each method in this shop: the shop's own, else the operator's if it
 * serves this shop. Payments in a provider's test mode are not money, so they count only in demo shops.
 */
export async function payeesOfShop(
  tx: Tx,
  shop: Shop,
  config: Config,
): Promise<(method: string) => Payee | MissingPayee> {
  const encryption = encryptionWith(config.APP_SECRET);
  const served = await payeeAccountsOfMethods(tx);
  const readable = new Set<string>();
  for (const id of new Set(served.map((row) => row.id)))
    if ((await accountSecrets(tx, encryption, id)) !== undefined) readable.add(id);
  const operators = shop.installationPays ? installationAccount(config) : undefined;
  return (method) => {
    const own = served.find((row) => row.method === method);
    if (own && isProviderKind(own.kind)) {
      if (!readable.has(own.id)) return 'providerAccount';
      return own.live || shop.demo ? payeeAt(own, own.kind, shop) : 'liveAccount';
    }
    if (isPlayed(method, shop))
      return { provider: 'sandbox', accountId: null, callbackKey: '', limits: noLimits };
    if (operators === undefined || !operators.methods.includes(method)) return 'providerAccount';
    const { kind: provider } = operators;
    return operators.live || shop.demo
      ? { provider, accountId: null, callbackKey: '', limits: noLimits }
      : 'liveAccount';
  };
}

/**
 * Whether play money stands in for the method: demo shops use it for the usual methods of their market,
 * except cards, until an account serves them.
 */
const isPlayed = (method: string, { demo, currency }: Shop): boolean =>
  demo && (method === 'sandbox' || isOneOf(usualMethods[currency] ?? [], method));

function payeeAt(own: PayeeAccountOfMethod, provider: ProviderKind, { currency }: Shop): Payee {
  const usual = isOneOf(providerMethods, own.method)
    ? {
        ...defaultAmountLimits(provider, own.method, currency),
        stepMinor: smallestUnitMinor(provider, own.method, currency),
      }
    : noLimits;
  return {
    provider,
    accountId: own.id,
    callbackKey: own.callbackKey,
    limits: {
      leastMinor: own.leastMinor ?? usual.leastMinor,
      mostMinor: own.mostMinor ?? usual.mostMinor,
      stepMinor: usual.stepMinor,
    },
  };
}

/** The reason why the payee does not accept a payment of this amount; undefined if the amount is accepted. */
export function limitRefusal(
  { leastMinor, mostMinor, stepMinor: step }: PayeeLimits,
  totalMinor: number,
  { shop, lang }: Actor,
) {
  const said = (amountMinor: number | null) =>
    amountMinor === null ? '' : moneyText(amountMinor, shop.currency, lang);
  if (leastMinor !== null && totalMinor < leastMinor)
    return refuse('payment.tooSmall', { least: said(leastMinor) }, 'method');
  if (mostMinor !== null && totalMinor > mostMinor)
    return refuse('payment.tooBig', { most: said(mostMinor) }, 'method');
  if (totalMinor % step !== 0) return refuse('payment.notWhole', {}, 'method');
  return undefined;
}

export const isPayee = (found: Payee | MissingPayee): found is Payee => typeof found !== 'string';
