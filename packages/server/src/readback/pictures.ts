import type { NoTransaction } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { type FileStore, fileKey } from '../platform/files.ts';
import { cleanImage } from '../platform/images.ts';
import type { ExportArchive } from './archive.ts';
import { ReadBackRefused } from './refused.ts';
import { type FileRow, fileRows, type ImportTarget } from './target.store.ts';

/** The counts of imported pictures and documents. */
export interface PictureCounts {
  readonly stored: number;
  /** Files that were already missing in the export. */
  readonly missing: number;
  readonly refused: readonly string[];
}

interface Storing {
  readonly noTransaction: NoTransaction;
  readonly store: FileStore;
  readonly target: ImportTarget;
}

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/gzip': 'jsonl.gz',
};
/** The maximum number of bytes of a file. Uploads are smaller; a sealed file of history may be this large. */
const mostBytes = 200_000_000;

/** Throws if `volume` is not an archive with pictures of the same export as `tables`. */
export function checkVolume(tables: ExportArchive, volume: ExportArchive): void {
  if (volume.manifest.volume === undefined)
    throw new ReadBackRefused(`${volume.path} is no zip file with pictures`);
  if (volume.manifest.shop !== tables.manifest.shop || volume.manifest.moment !== tables.manifest.moment)
    throw new ReadBackRefused(`${volume.path} is of another export than ${tables.path}`);
}

/** Stores the pictures of a volume after decoding each of them. Existing ones are skipped. */
export async function storePictures(
  { noTransaction, store, target }: Storing,
  volume: ExportArchive,
): Promise<PictureCounts> {
  const named = volume.names.map((name) => ({ name, id: /\/([0-9a-f-]{36})\./.exec(name)?.[1] ?? '' }));
  const refused: string[] = [];
  let stored = 0;
  for (let at = 0; at < named.length; at += 500) {
    const some = named.slice(at, at + 500);
    const rows = await fileRows(target, fieldOf(some, 'id'));
    for (const { name, id } of some) {
      const row = rows.get(id);
      const isStored =
        row !== undefined &&
        isNamedLike(name, row) &&
        (await storeOne({ noTransaction, store, target }, volume, name, row));
      if (isStored) stored += 1;
      else refused.push(name);
    }
  }
  return { stored, missing: volume.manifest.missing?.length ?? 0, refused };
}

const isNamedLike = (name: string, { id, purpose, mime }: FileRow): boolean =>
  name === `${purpose}/${id}.${endings[mime]}`;

async function storeOne(
  { noTransaction, store, target }: Storing,
  volume: ExportArchive,
  name: string,
  { id, mime, bytes: size, has_thumb }: FileRow,
): Promise<boolean> {
  if (volume.sizeOf(name) !== size || size > mostBytes) return false;
  const key = fileKey(target.shopId, id, 'full');
  const there = await store.get(noTransaction, key);
  if (there?.length === size) return true;
  const pieces: Uint8Array[] = [];
  for await (const piece of volume.bytes(name)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  if (mime === 'application/gzip') {
    if (bytes.readUInt16BE(0) !== 0x1f8b) return false;
  } else {
    const image = hasNothingBehind(bytes) ? await cleanImage(noTransaction, bytes) : undefined;
    if (image === undefined) return false;
    if (has_thumb)
      await store.put(noTransaction, fileKey(target.shopId, id, 'thumb'), image.thumb, image.mime);
  }
  await store.put(noTransaction, key, bytes, mime);
  return true;
}

/**
 * Whether nothing follows the picture: a WebP contains its own length. The product writes no other format.
 */
function hasNothingBehind(bytes: Buffer): boolean {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF') return bytes.length >= 12;
  return bytes.readUInt32LE(4) + 8 === bytes.length;
}
