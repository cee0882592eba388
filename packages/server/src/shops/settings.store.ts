import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteRows, fromShop, insertRows } from '../platform/rows.ts';

export interface ShopAppearance {
  readonly name: string;
  readonly theme: Theme;
  readonly defaultLang: Lang;
}

/** Changes the shop and makes every process drop its cached copy. */
export async function saveShop(tx: Tx, face: ShopAppearance, settings: Partial<ShopSettings>): Promise<void> {
  await tx.run(
    db
      .updateTable('shops')
      .set({ ...face, settings: JSON.stringify(settings) })
      .where('id', '=', tx.shopId),
  );
  await publish(tx, 'shop', null);
}

/** Sets or removes the shop's icon or card picture; answers the former one. */
export async function saveShopPicture(
  tx: Tx,
  which: 'iconFileId' | 'cardFileId',
  fileId: string | null,
): Promise<string | null> {
  const own = db.selectFrom('shops').select(['iconFileId', 'cardFileId']).where('id', '=', tx.shopId);
  const before = await tx.one(own.forUpdate());
  await tx.run(
    db
      .updateTable('shops')
      .set({ [which]: fileId })
      .where('id', '=', tx.shopId),
  );
  await publish(tx, 'shop', null);
  return before[which];
}

/** The shop's own texts, one row for each key, in key order. */
export function pageOfShopTexts(tx: Tx, words: string | undefined, paging: Paging) {
  const of = (lang: Lang) => sql<string>`coalesce(max(text) filter (where lang = ${lang}), '')`;
  let rows = fromShop(tx, 'shopTexts')
    .select(['key', of('tw').as('tw'), of('zh').as('zh'), of('en').as('en')])
    .groupBy('key');
  if (words)
    rows = rows.having(({ or, eb }) =>
      or([eb('key', 'ilike', `%${words}%`), eb(sql<string>`string_agg(text, ' ')`, 'ilike', `%${words}%`)]),
    );
  return pageOf(tx, db.selectFrom(rows.as('own')).selectAll('own').orderBy('own.key'), paging);
}

/** Sets or removes the shop's text for one key, and makes every browser reload its texts. */
export async function storeShopText(
  tx: Tx,
  key: string,
  texts: Readonly<Record<Lang, string>>,
): Promise<void> {
  await deleteRows(tx, 'shopTexts', { key });
  const rows = keysOf(texts).flatMap((lang) =>
    texts[lang] === '' ? [] : [{ lang, key, text: texts[lang] }],
  );
  await insertRows(tx, 'shopTexts', rows);
  await tx.run(
    db.updateTable('shops').set({ langVersion: sql<number>`lang_version + 1` }).where('id', '=', tx.shopId),
  );
  await publish(tx, 'shop', null);
}
