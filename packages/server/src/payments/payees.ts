import { providerMethods, usualMethods } from '@crossdock/contract/payments/methods.ts';
import {
  type AmountLimits,
  isProviderKind,
  type ProviderKind,
  usualLimits,
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
import { type ServedMethod, servedMethods } from './accounts.store.ts';
import { installationAccount } from './installationAccount.ts';
import type { ProviderName } from './providers/provider.ts';

/** Where the money of a method goes, and who takes it. */
export interface Payee {
  readonly provider: ProviderName;
  /** An account of the shop; null: the installation's, or play money. */
  readonly accountId: string | null;
  /** The unguessable part of the account's address; empty if it has none. */
  readonly callbackKey: string;
  readonly limits: AmountLimits;
}

const noLimits: AmountLimits = { leastMinor: null, mostMinor: null };

/** Why nobody takes the money of a method. */
export type NoPayee = 'providerAccount' | 'liveAccount';

/**
 * Who takes the money of a method in this shop: the shop's own account, else the operator's if it serves this shop, and
 * nobody else's. What a test mode reports as paid is no money, so it counts in demo shops alone.
 */
export async function payeesOf(
  tx: Tx,
  shop: Shop,
  config: Config,
): Promise<(method: string) => Payee | NoPayee> {
  const encryption = encryptionWith(config.APP_SECRET);
  const served = await servedMethods(tx);
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

/** Play money serves what people pay with in the shop's market, apart from cards, as long as no account does. */
const isPlayed = (method: string, { demo, currency }: Shop): boolean =>
  demo && (method === 'sandbox' || isOneOf(usualMethods[currency] ?? [], method));

function payeeAt(own: ServedMethod, provider: ProviderKind, { currency }: Shop): Payee {
  const usual = isOneOf(providerMethods, own.method) ? usualLimits(provider, own.method, currency) : noLimits;
  return {
    provider,
    accountId: own.id,
    callbackKey: own.callbackKey,
    limits: {
      leastMinor: own.leastMinor ?? usual.leastMinor,
      mostMinor: own.mostMinor ?? usual.mostMinor,
    },
  };
}

/** Why the payee takes no payment of this amount; undefined if it does. */
export function limitRefusal(
  { leastMinor, mostMinor }: AmountLimits,
  totalMinor: number,
  { shop, lang }: Actor,
) {
  const said = (amountMinor: number | null) =>
    amountMinor === null ? '' : moneyText(amountMinor, shop.currency, lang);
  if (leastMinor !== null && totalMinor < leastMinor)
    return refuse('payment.tooSmall', { least: said(leastMinor) }, 'method');
  if (mostMinor !== null && totalMinor > mostMinor)
    return refuse('payment.tooBig', { most: said(mostMinor) }, 'method');
  return undefined;
}

export const isPayee = (found: Payee | NoPayee): found is Payee => typeof found !== 'string';
