import { insertRows } from '@crossdock/server/platform/bulk.ts';
import { NoTransaction, type Tx } from '@crossdock/server/platform/db.ts';
import { type FileStore, fileKey } from '@crossdock/server/platform/files.ts';
import { drawPicture, pictureSize } from './pictures.ts';
import type { Random } from './random.ts';

export type PictureKind = Parameters<typeof drawPicture>[1];

export interface PictureOwner {
  readonly shopId: string;
  readonly purpose: string;
  readonly staffId?: string | null;
  readonly memberId?: string | null;
}

/** Draws pictures and stores them as uploaded files. Returns their ids. */
export async function storePictures(
  tx: Tx,
  random: Random,
  files: FileStore,
  { shopId, purpose, staffId = null, memberId = null }: PictureOwner,
  kinds: readonly PictureKind[],
  at: number,
): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  const rows = [];
  for (const kind of kinds) {
    const id = random.idAt(at);
    const full = await drawPicture(random, kind);
    const thumb = await sharp(full).resize({ width: 360 }).webp({ quality: 74 }).toBuffer();
    await files.put(NoTransaction.command, fileKey(shopId, id, 'full'), full, 'image/webp');
    await files.put(NoTransaction.command, fileKey(shopId, id, 'thumb'), thumb, 'image/webp');
    rows.push({
      shopId,
      id,
      purpose,
      staffId,
      memberId,
      mime: 'image/webp',
      bytes: full.length,
      ...pictureSize,
      hasThumb: true,
      createdAt: new Date(at).toISOString(),
      looseSince: new Date(at).toISOString(),
    });
  }
  await insertRows(tx, 'files', rows);
  return rows.map((row) => row.id);
}
