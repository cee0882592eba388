import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { NoTransaction } from './db.ts';
import { fileKey } from './files.ts';
import { newId } from './ids.ts';
import type { Services } from './services.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A file of sealed rows: stored, verified, and not yet referred to by a row. */
export interface SealedFile {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The first moment of the month `months` ago. Older rows are sealed, in whole months. */
export function sealCutoff(now: string, months: number): string {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1)).toISOString();
}

export const sealedMime = 'application/gzip';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes rows into a file of the shop, one line of JSON each, and reads it back, so that rows leave the
 * database only after their file was verified. If a later step fails the file stays, because a commit whose
 * answer was lost may refer to it.
 */
export async function writeSealedFile(
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

/** The rows of a sealed file. Throws if the stored file is missing or changed. */
export async function readSealedFile(
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
