import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { FileEntry } from '@zip.js/zip.js';
import { z } from 'zod';
import type { NoTransaction } from '../platform/db.ts';
import { ReadBackRefused } from './refused.ts';

const sums = z.record(z.string(), z.string().regex(/^-?\d{1,30}$/));
const whole = z.number().int().nonnegative();

const manifestShape = z.object({
  shop: z.string(),
  name: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  moment: z.string(),
  version: z.string().optional(),
  /** Exists only in the archive that contains the tables. An export has several archives. */
  counts: z.array(z.object({ name: z.string(), rows: whole, sums })).optional(),
  /** Exists only in an archive with pictures. */
  volume: whole.optional(),
  missing: z.array(z.string()).optional(),
  files: z.array(z.object({ name: z.string(), bytes: whole, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});
type Manifest = z.infer<typeof manifestShape>;
type Listed = Manifest['files'][number];

/**
 * An opened zip of an export, whose names and sizes were checked. Its files are checked while they are read.
 */
export interface ExportArchive {
  readonly path: string;
  readonly manifest: Manifest;
  /** The hash of manifest.json, which identifies the archive. */
  readonly sha256: string;
  readonly names: readonly string[];
  sizeOf(name: string): number;
  /** Reads a file. Throws at the end if it does not match the manifest. */
  bytes(name: string): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

const manifestName = 'manifest.json';
const most = { entries: 200_000, manifestBytes: 64_000_000 };
/**
 * The highest accepted compression ratio, for files above this size; the text of tables is compressed to
 * about a tenth.
 */
const ratio = { most: 300, from: 1_000_000 };
const known =
  /^(README\.txt|manifest\.json|(tables\/)?[a-z_]+\.csv|[a-z][A-Za-z-]*\/[0-9a-f-]{36}\.(webp|jpg|png|pdf|jsonl\.gz|bin))$/;

/** Opens a zip of an export. Throws `ReadBackRefused` if it is another file, damaged, or malicious. */
export async function openArchive(noTransaction: NoTransaction, path: string): Promise<ExportArchive> {
  noTransaction.check();
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js');
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), { checkOverlappingEntry: true });
  const entries = new Map<string, FileEntry>();
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      const { filename } = entry;
      if (entry.directory || entry.encrypted || !known.test(filename))
        throw new ReadBackRefused(`${path} has a file that no export has: ${filename.slice(0, 200)}`);
      if (entries.has(filename)) throw new ReadBackRefused(`${path} has ${filename} twice`);
      if (entries.size >= most.entries) throw new ReadBackRefused(`${path} has too many files`);
      const { uncompressedSize: size, compressedSize: packed } = entry;
      if (size > ratio.from && size > packed * ratio.most)
        throw new ReadBackRefused(
          `${path}: ${filename} is packed ${Math.round(size / packed)} to 1, which no export is`,
        );
      entries.set(filename, entry);
    }
  } catch (error) {
    await zip.close();
    if (error instanceof ReadBackRefused) throw error;
    throw new ReadBackRefused(`${path} is not a readable zip file: ${messageOf(error)}`);
  }
  const { manifest, sha256 } = await readManifest(path, entries.get(manifestName));
  const listed = new Map(manifest.files.map((file) => [file.name, file]));
  const names = [...entries.keys()].filter((name) => name !== manifestName);
  const unlisted = names.find((name) => !listed.has(name));
  if (unlisted !== undefined) throw new ReadBackRefused(`${path}: the manifest does not list ${unlisted}`);
  const missing = manifest.files.find(({ name }) => !entries.has(name));
  if (missing !== undefined)
    throw new ReadBackRefused(`${path} lacks ${missing.name}, which the manifest lists`);
  const the = (name: string) => {
    const [entry, its] = [entries.get(name), listed.get(name)];
    if (entry === undefined || its === undefined) throw new ReadBackRefused(`${path} lacks ${name}`);
    return { entry, its };
  };
  return {
    ...{ path, manifest, sha256, names },
    sizeOf: (name) => the(name).its.bytes,
    bytes: (name) => {
      const { entry, its } = the(name);
      return unpacked(path, entry, its);
    },
    close: async () => {
      await zip.close();
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function readManifest(path: string, entry: FileEntry | undefined) {
  if (entry === undefined)
    throw new ReadBackRefused(
      `${path} has no manifest.json: the download was not complete, or it is no export`,
    );
  if (entry.uncompressedSize > most.manifestBytes)
    throw new ReadBackRefused(`${path}: manifest.json is too large`);
  const its = { name: manifestName, bytes: entry.uncompressedSize, sha256: '' };
  const pieces: Uint8Array[] = [];
  for await (const piece of unpacked(path, entry, its)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  try {
    const manifest = manifestShape.parse(JSON.parse(bytes.toString('utf8')));
    return { manifest, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    throw new ReadBackRefused(
      `${path}: manifest.json is not that of an export: ${messageOf(error).slice(0, 500)}`,
    );
  }
}

/** A file's bytes while they are unpacked, never more than the manifest says. */
async function* unpacked(
  path: string,
  entry: FileEntry,
  { name, bytes, sha256 }: Listed,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = entry.getData(writable, { checkSignature: true, useWebWorkers: false });
  written.catch(() => undefined);
  const hash = createHash('sha256');
  const reader = readable.getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      if (read > bytes) throw new ReadBackRefused(`${path}: ${name} has more bytes than the manifest says`);
      hash.update(value);
      yield value;
    }
    await written;
  } catch (error) {
    if (error instanceof ReadBackRefused) throw error;
    throw new ReadBackRefused(`${path}: ${name} cannot be unpacked: ${messageOf(error)}`);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (read !== bytes || (sha256 !== '' && hash.digest('hex') !== sha256))
    throw new ReadBackRefused(`${path}: ${name} is not what the manifest says: it was changed or damaged`);
}
