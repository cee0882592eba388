import {
  type ProviderKind,
  providerKindSpec,
  type Secrets,
  secretNames,
} from '@crossdock/contract/payments/providerKinds.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { shopSecretFields, storeShopSecret } from '../platform/shopSecrets.ts';
import type { VisibleSecretParts } from './accounts.store.ts';

const nameOf = (accountId: string): string => `payment.${accountId}`;

/**
 * The account's secrets for requests to its provider. Undefined if there are none, or if this installation
 * cannot decrypt them.
 */
export async function accountSecrets(
  tx: Tx,
  encryption: Encryption,
  accountId: string,
): Promise<Secrets | undefined> {
  const kept = await shopSecretFields(tx, encryption, nameOf(accountId));
  if (kept === undefined) return undefined;
  return Object.fromEntries(
    secretNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
  );
}

export async function storeAccountSecrets(
  tx: Tx,
  encryption: Encryption,
  accountId: string,
  secrets: Secrets,
): Promise<void> {
  await storeShopSecret(tx, encryption, nameOf(accountId), JSON.stringify(secrets));
}

/**
 * The part of the secrets that may be shown: the last four characters of each, or the whole value if the provider's
 * kind lists it as not secret.
 */
export const visiblePartOfSecrets = (kind: ProviderKind, secrets: Secrets): VisibleSecretParts =>
  Object.fromEntries(
    secretNames.flatMap((name) => {
      const secret = secrets[name];
      if (secret === undefined) return [];
      return [[name, providerKindSpec(kind).shown.includes(name) ? secret : secret.slice(-4)]];
    }),
  );
