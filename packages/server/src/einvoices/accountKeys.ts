import { type EinvoiceSecrets, einvoiceSecrets } from '@crossdock/contract/einvoices/providerKinds.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { shopSecretFields, storeShopSecret } from '../platform/shopSecrets.ts';
import type { VisibleEinvoiceKeyParts } from './accounts.store.ts';

const nameOf = (accountId: string): string => `einvoice.${accountId}`;

/** The account's keys. Undefined if there are none, or if this installation cannot decrypt them. */
export async function einvoiceKeys(
  tx: Tx,
  encryption: Encryption,
  accountId: string,
): Promise<EinvoiceSecrets | undefined> {
  const kept = await shopSecretFields(tx, encryption, nameOf(accountId));
  return kept && recordOf(einvoiceSecrets, (name) => String(kept[name] ?? ''));
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
export const lastFourOfKeys = (keys: EinvoiceSecrets): VisibleEinvoiceKeyParts =>
  recordOf(einvoiceSecrets, (name) => keys[name].slice(-4));
