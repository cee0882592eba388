import { insertRows } from '@crossdock/server/platform/bulk.ts';
import { NoTransaction, type Tx } from '@crossdock/server/platform/db.ts';
import { type FileStore, fileKey } from '@crossdock/server/platform/files.ts';
import type { DemoBase } from './base.ts';
import { drawGoods, goodsPictureSize } from './goodsPictures.ts';
import { demoProducts } from './productCatalogue.ts';
import type { Random } from './random.ts';

interface Keeper extends Pick<DemoBase, 'staffIds'> {
  readonly shopId: string;
  readonly files: FileStore;
}

/** Draws a picture of each product and stores it as the owner's upload. Returns the pictures' ids. */
export async function storeGoodsPictures(tx: Tx, random: Random, of: Keeper, at: number): Promise<string[]> {
  const { shopId, files, staffIds } = of;
  const { default: sharp } = await import('sharp');
  const rows = [];
  for (const { shape, colours } of demoProducts) {
    const id = random.idAt(at);
    const full = await drawGoods(shape, ...colours);
    const thumb = await sharp(full).resize({ width: 200 }).webp({ quality: 74 }).toBuffer();
    await files.put(NoTransaction.command, fileKey(shopId, id, 'full'), full, 'image/webp');
    await files.put(NoTransaction.command, fileKey(shopId, id, 'thumb'), thumb, 'image/webp');
    rows.push({
      ...{ shopId, id, purpose: 'product', staffId: staffIds.owner, memberId: null },
      ...{ mime: 'image/webp', bytes: full.length, hasThumb: true },
      ...{ createdAt: new Date(at).toISOString(), looseSince: new Date(at).toISOString() },
      ...goodsPictureSize,
    });
  }
  await insertRows(tx, 'files', rows);
  return rows.map(({ id }) => id);
}
