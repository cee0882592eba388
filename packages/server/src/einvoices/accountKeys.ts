import { type EinvoiceSecrets, einvoiceSecrets } from '@crossdock/contract/einvoices/providerKinds.ts';
import { isRecord, recordOf } from '@crossdock/domain/records.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { shopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import type { SecretEnds } from './accounts.store.ts';

const nameOf = (accountId: string): string => `einvoice.${accountId}`;

/**
 * The account's keys. Undefined if there are none, or if this installation cannot decrypt them, as after a
 * move.
 */
export async function einvoiceKeys(
  tx: Tx,
  encryption: Encryption,
  accountId: string,
): Promise<EinvoiceSecrets | undefined> {
  const text = await shopSecret(tx, encryption, nameOf(accountId)).catch((error: unknown) => {
    if (error instanceof Error && /unable to authenticate data/i.test(error.message)) return undefined;
    throw error;
  });
  const kept: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isRecord(kept)) return undefined;
  return recordOf(einvoiceSecrets, (name) => String(kept[name] ?? ''));
}

export async function storeEinvoiceKeys(
  tx: Tx,
  encryption: Encryption,
  accountId: string,
  keys: EinvoiceSecrets,
): Promise<void> {
  await storeShopSecret(tx, encryption, nameOf(accountId), JSON.stringify(keys));
}

/** The last four characters of each key, which is all that is shown. */
export const lastFourOfKeys = (keys: EinvoiceSecrets): SecretEnds =>
  recordOf(einvoiceSecrets, (name) => keys[name].slice(-4));
