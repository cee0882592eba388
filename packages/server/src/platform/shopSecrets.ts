import { isRecord } from '@crossdock/domain/records.ts';
import type { Tx } from './db.ts';
import { type Encryption, isEncrypted } from './encryption.ts';
import { changeRows, deleteRows, findRow, fromShop, putRow } from './rows.ts';

/** A secret of the shop, decrypted, for requests to its provider. No call returns it. */
export async function shopSecret(tx: Tx, encryption: Encryption, name: string): Promise<string | undefined> {
  const value = await storedSecret(tx, name);
  // A secret that an older, still running version has just stored is encrypted at the next start.
  return value === undefined || !isEncrypted(value) ? value : encryption.open(value);
}

/**
 * A secret with several fields. Undefined if there is none, or if this installation cannot decrypt it: after a move to
 * an installation with another secret it must be entered again.
 */
export async function shopSecretFields(
  tx: Tx,
  encryption: Encryption,
  name: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await shopSecret(tx, encryption, name).catch((error: unknown) => {
    if (isUndecryptable(error)) return undefined;
    throw error;
  });
  const fields: unknown = text === undefined ? undefined : JSON.parse(text);
  return isRecord(fields) ? fields : undefined;
}

/** Whether AES-GCM rejected data that was encrypted with another key. */
const isUndecryptable = (error: unknown): boolean =>
  error instanceof Error && /unable to authenticate data/i.test(error.message);

export async function hasShopSecret(tx: Tx, name: string): Promise<boolean> {
  return (await storedSecret(tx, name)) !== undefined;
}

async function storedSecret(tx: Tx, name: string): Promise<string | undefined> {
  const row = await findRow(tx, 'shopSecrets', { name }, ['value']);
  return row?.value;
}

export async function storeShopSecret(
  tx: Tx,
  encryption: Encryption,
  name: string,
  secret: string,
): Promise<void> {
  const value = encryption.seal(secret);
  await putRow(tx, 'shopSecrets', { name }, { value, updatedAt: tx.now });
}

export async function deleteShopSecret(tx: Tx, name: string): Promise<void> {
  await deleteRows(tx, 'shopSecrets', { name });
}

/**
 * Encrypts the unencrypted secrets of one shop. Safe to repeat, and to run while another process does the
 * same.
 */
export async function encryptShopSecrets(tx: Tx, encryption: Encryption): Promise<void> {
  const kept = await tx.all(fromShop(tx, 'shopSecrets').select(['name', 'value']));
  for (const { name, value } of kept.filter((one) => !isEncrypted(one.value)))
    await changeRows(tx, 'shopSecrets', { name, value }, { value: encryption.seal(value) });
}
