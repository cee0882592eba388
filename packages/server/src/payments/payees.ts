import { isProviderKind } from '@crossdock/contract/payments/providerKinds.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Shop } from '../platform/shop.ts';
import { accountSecrets } from './accountSecrets.ts';
import { servedMethods } from './accounts.store.ts';
import { installationAccount } from './installationAccount.ts';
import type { ProviderName } from './providers/provider.ts';

/** Where the money of a method goes, and who takes it. */
export interface Payee {
  readonly provider: ProviderName;
  /** An account of the shop; null: the installation's, or play money. */
  readonly accountId: string | null;
}

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
    if (method === 'sandbox' && shop.demo) return { provider: 'sandbox', accountId: null };
    const own = served.find((row) => row.method === method);
    if (own && isProviderKind(own.kind)) {
      if (!readable.has(own.id)) return 'providerAccount';
      return own.live || shop.demo ? { provider: own.kind, accountId: own.id } : 'liveAccount';
    }
    if (operators === undefined || !operators.methods.includes(method)) return 'providerAccount';
    return operators.live || shop.demo ? { provider: operators.kind, accountId: null } : 'liveAccount';
  };
}

export const isPayee = (found: Payee | NoPayee): found is Payee => typeof found !== 'string';
