import { isRecord } from '@crossdock/domain/records.ts';
import type { Tx } from './db.ts';
import { encryptionWith } from './encryption.ts';
import { keyedHash } from './ids.ts';
import { deleteShopSecret, shopSecret, storeShopSecret } from './shopSecrets.ts';

const nameOf = (mark: string): string => `waiting.${mark}`;

const markIn = (input: unknown): string | undefined =>
  isRecord(input) && isRecord(input.secrets) && typeof input.secrets.mark === 'string'
    ? input.secrets.mark
    : undefined;

/**
 * The input of a call that awaits a second person, in its stored form. Its `secrets` are replaced by a mark by which
 * the same secrets of the same subject can be recognised. The mark reveals nothing else.
 */
export function withoutWaitingSecrets(appSecret: string, subjectId: string, input: unknown): unknown {
  if (!isRecord(input) || !isRecord(input.secrets)) return input;
  const mark = keyedHash(appSecret, 'waiting-secrets', subjectId, JSON.stringify(input.secrets));
  return { ...input, secrets: { mark: mark.toString('base64url') } };
}

/** Stores the secrets of `input`, encrypted, until the request that was stored as `waiting` is decided. */
export async function storeWaitingSecrets(
  tx: Tx,
  appSecret: string,
  input: unknown,
  waiting: unknown,
): Promise<void> {
  const mark = markIn(waiting);
  if (mark === undefined || !isRecord(input)) return;
  await storeShopSecret(tx, encryptionWith(appSecret), nameOf(mark), JSON.stringify(input.secrets));
}

/** The input with its secrets, as it was typed; undefined if they are gone. */
export async function withWaitingSecrets(tx: Tx, appSecret: string, waiting: unknown): Promise<unknown> {
  const mark = markIn(waiting);
  if (mark === undefined || !isRecord(waiting)) return waiting;
  const text = await shopSecret(tx, encryptionWith(appSecret), nameOf(mark));
  return text === undefined ? undefined : { ...waiting, secrets: JSON.parse(text) };
}

/** Deletes the secrets of a request that was decided or replaced. */
export async function deleteWaitingSecrets(tx: Tx, waiting: unknown): Promise<void> {
  const mark = markIn(waiting);
  if (mark !== undefined) await deleteShopSecret(tx, nameOf(mark));
}
