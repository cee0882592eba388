import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { NoTransaction } from './db.ts';
import { fileKey } from './files.ts';
import { newId } from './ids.ts';
import type { Services } from './services.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A file of sealed rows whose bytes lie in the store, read back, and which no row names yet. */
export interface SealedFile {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The first moment of the month that is so many months back: what is older is sealed, in whole months. */
export function hotSince(now: string, months: number): string {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1)).toISOString();
}

export const sealedMime = 'application/gzip';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes rows into a file of the shop, a line of JSON each, and reads it back: nothing leaves the database before its file was seen
 * whole. Where what follows fails, the file stays: whether a commit whose answer was lost has named it, nobody knows.
 */
export async function writeSealed(
  noTransaction: NoTransaction,
  { files }: Pick<Services, 'files'>,
  rows: readonly object[],
): Promise<SealedFile> {
  noTransaction.check();
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  const bytes = await pack(text);
  const file = { id: newId(), bytes: bytes.length, sha256: hashOf(bytes) };
  await files.put(noTransaction, keyOf(noTransaction, file.id), bytes, sealedMime);
  const lines = await linesOf(noTransaction, { files }, { fileId: file.id, sha256: file.sha256 });
  if (lines.length !== rows.length) throw new Error(`the sealed file ${file.id} does not have all its rows`);
  return file;
}

/** What a sealed file holds. Throws where the store does not have it as it was written. */
export async function readSealed(
  noTransaction: NoTransaction,
  services: Pick<Services, 'files'>,
  sealed: { readonly fileId: string; readonly sha256: string },
): Promise<unknown[]> {
  return (await linesOf(noTransaction, services, sealed)).map((line): unknown => JSON.parse(line));
}

async function linesOf(
  noTransaction: NoTransaction,
  { files }: Pick<Services, 'files'>,
  { fileId, sha256 }: { readonly fileId: string; readonly sha256: string },
): Promise<string[]> {
  const bytes = await files.get(noTransaction, keyOf(noTransaction, fileId));
  if (bytes === undefined) throw new Error(`the sealed file ${fileId} is not in the store`);
  if (hashOf(bytes) !== sha256) throw new Error(`the sealed file ${fileId} is not as it was written`);
  return (await unpack(bytes)).toString('utf8').split('\n');
}

const keyOf = (noTransaction: NoTransaction, fileId: string): string =>
  fileKey(noTransaction.turn.shopId, fileId, 'full');
