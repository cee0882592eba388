import { createHash } from 'node:crypto';
import { langs } from '@crossdock/domain/languages.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { NoTransaction } from '../platform/db.ts';
import { fileKey } from '../platform/files.ts';
import { knownMigrations } from '../platform/migrate.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import type { ColumnSums } from './csv.ts';
import {
  type ExportPartRow,
  type ExportRow,
  type ExportVolumeRow,
  exportParts,
  type FileSpan,
  type StoredFile,
  storedFiles,
} from './exports.store.ts';
import { decryptExportPart } from './parts.ts';
import { type CountedFile, readmeText } from './readme.ts';

/** A file in a zip. Its bytes are produced when they are needed. */
interface Entry {
  readonly name: string;
  /** Whether the bytes are compressed already, as those of pictures are. */
  readonly isPacked?: boolean;
  bytes(this: void): AsyncIterable<Uint8Array>;
}

/** The entry of a file in manifest.json. */
interface Listed {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The content of an export's zip: its files, and the content of the manifest besides their sizes and hashes. */
interface Contents {
  readonly entries: AsyncIterable<Entry>;
  about(this: void): object;
}

/** A web stream that produces each piece when the reader asks for it. */
function webStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Writes a zip piece by piece, as fast as its reader consumes it, with 64-bit sizes where needed. Its last
 * file is manifest.json: an archive without it is incomplete.
 */
async function* zipPieces(contents: Contents): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  writeZip(contents, writable).catch(failed.reject);
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), failed.promise]);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

async function writeZip({ entries, about }: Contents, into: WritableStream<Uint8Array>): Promise<void> {
  const { ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(into, { useWebWorkers: false, level: 6 });
  const listed: Listed[] = [];
  for await (const entry of entries) {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* () {
      for await (const piece of entry.bytes()) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    };
    await zip.add(entry.name, webStream(counted()), entry.isPacked ? { level: 0 } : {});
    listed.push({ name: entry.name, bytes, sha256: hash.digest('hex') });
  }
  const manifest = JSON.stringify({ ...about(), files: listed }, null, 2);
  await zip.add('manifest.json', webStream(only(Buffer.from(manifest))));
  await zip.close();
}

interface ArchiveOptions {
  readonly noTransaction: NoTransaction;
  readonly services: Services;
  readonly shop: Shop;
  readonly found: ExportRow;
}

const aboutExport = ({ shop, found }: ArchiveOptions) => ({
  ...{ shop: shop.code, name: shop.name, currency: shop.currency, timeZone: shop.timeZone },
  ...{ moment: found.requestedAt, finishedAt: found.finishedAt },
  version: knownMigrations().at(-1),
});

/** A zip with the tables of an export, after README.txt. */
export async function tablesZip(asked: ArchiveOptions): Promise<AsyncGenerator<Uint8Array>> {
  const { noTransaction, shop, found } = asked;
  const parts = await noTransaction.transact((tx) => exportParts(tx, found.id));
  const byFile = Map.groupBy(parts, ({ file }) => file);
  const files = [...byFile].map(([name, its]) => countedFile(name, its));
  const others = langs.filter((lang) => lang !== shop.defaultLang);
  const facts = {
    shopName: shop.name,
    at: found.requestedAt,
    files,
    langs: [shop.defaultLang, ...others],
    isOfMember: found.memberId !== null,
  };
  const entries = async function* (): AsyncGenerator<Entry> {
    yield { name: 'README.txt', bytes: () => only(Buffer.from(readmeText(facts))) };
    for (const [name, its] of byFile) yield { name: `${name}.csv`, bytes: () => textOf(asked, its) };
  };
  const counts = files.map(({ name, rows, sums }) => ({ name: `${name}.csv`, rows, sums }));
  return zipPieces({ entries: entries(), about: () => ({ ...aboutExport(asked), counts }) });
}

function countedFile(name: string, parts: readonly ExportPartRow[]): CountedFile {
  const sums = new Map<string, bigint>();
  for (const part of parts)
    for (const [column, sum] of Object.entries(sumsOf(part)))
      sums.set(column, (sums.get(column) ?? 0n) + BigInt(sum));
  return {
    name,
    rows: parts.reduce((rows, { rowCount }) => rows + rowCount, 0),
    sums: Object.fromEntries([...sums].map(([column, sum]) => [column, String(sum)])),
  };
}

const sumsOf = ({ sums }: ExportPartRow): ColumnSums =>
  isRecord(sums)
    ? Object.fromEntries(Object.entries(sums).map(([column, sum]) => [column, String(sum)]))
    : {};

async function* textOf(
  { noTransaction, services, found }: ArchiveOptions,
  parts: readonly ExportPartRow[],
): AsyncGenerator<Uint8Array> {
  for (const { position, file, fileId } of parts) {
    const bytes = await services.files.get(noTransaction, fileKey(noTransaction.turn.shopId, fileId, 'full'));
    if (bytes === undefined) throw new Error(`a part of the export ${found.id} is not in the store`);
    const name = { exportId: found.id, position, file };
    yield await decryptExportPart(noTransaction, services.config.APP_SECRET, found.sealedKey, name, bytes);
  }
}

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/gzip': 'jsonl.gz',
};

const picturesAtOnce = 200;

/** A zip with some of the pictures and documents. A file that was deleted since the export is listed as missing. */
export function picturesZip(asked: ArchiveOptions, volume: ExportVolumeRow): AsyncGenerator<Uint8Array> {
  const { noTransaction, services, found } = asked;
  const missing: string[] = [];
  const entries = async function* (): AsyncGenerator<Entry> {
    let after: string | null = null;
    for (;;) {
      const span: FileSpan = { from: volume.firstId, after, to: volume.lastId };
      const page: StoredFile[] = await noTransaction.transact((tx) =>
        storedFiles(tx, found, span, picturesAtOnce),
      );
      for (const { id, purpose, mime } of page) {
        const name = `${purpose}/${id}.${endings[mime] ?? 'bin'}`;
        const bytes = await services.files.get(noTransaction, fileKey(noTransaction.turn.shopId, id, 'full'));
        if (bytes === undefined) missing.push(name);
        else yield { name, isPacked: true, bytes: () => only(bytes) };
      }
      after = page.at(-1)?.id ?? null;
      if (after === null || page.length < picturesAtOnce) return;
    }
  };
  const about = () => ({ ...aboutExport(asked), volume: volume.number, missing });
  return zipPieces({ entries: entries(), about });
}
