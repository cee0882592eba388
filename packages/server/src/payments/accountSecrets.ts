import {
  kindOf,
  type ProviderKind,
  type Secrets,
  secretNames,
} from '@crossdock/contract/payments/providerKinds.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { shopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import type { SecretEnds } from './accounts.store.ts';

const nameOf = (accountId: string): string => `payment.${accountId}`;

/**
 * The account's secrets for requests to its provider. Undefined if there are none, or if this installation
 * cannot decrypt them: after a move to an installation with another secret they must be entered again.
 */
export async function accountSecrets(
  tx: Tx,
  encryption: Encryption,
  accountId: string,
): Promise<Secrets | undefined> {
  const text = await shopSecret(tx, encryption, nameOf(accountId)).catch((error: unknown) => {
    if (isUnreadable(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept)) return undefined;
  return Object.fromEntries(
    secretNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
  );
}

/** Whether AES-GCM rejected data that was encrypted with another key. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && /unable to authenticate data/i.test(error.message);

export async function storeAccountSecrets(
  tx: Tx,
  encryption: Encryption,
  accountId: string,
  secrets: Secrets,
): Promise<void> {
  await storeShopSecret(tx, encryption, nameOf(accountId), JSON.stringify(secrets));
}

/** The visible part of secrets: the last four characters of each, and names in full. */
export const visiblePartOfSecrets = (kind: ProviderKind, secrets: Secrets): SecretEnds =>
  Object.fromEntries(
    secretNames.flatMap((name) => {
      const secret = secrets[name];
      if (secret === undefined) return [];
      return [[name, kindOf(kind).shown.includes(name) ? secret : secret.slice(-4)]];
    }),
  );
