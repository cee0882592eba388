import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import { sql } from 'kysely';
import { noteChanges } from '../platform/audit.ts';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';
import { hint } from '../platform/realtime.ts';

export interface ShopFace {
  readonly name: string;
  readonly theme: Theme;
  readonly default_lang: Lang;
}

/** The row as it is now, locked: the copy that requests carry may be some seconds old. */
export function lockShop(tx: Tx) {
  return tx.one(q.selectFrom('shops').selectAll().where('id', '=', tx.shopId).forUpdate());
}

export function findShopRow(tx: Tx) {
  return tx.one(q.selectFrom('shops').selectAll().where('id', '=', tx.shopId));
}

/** The rules as they stand, for whoever edits them: the copy that requests carry may be some seconds old. */
export async function currentSettings(tx: Tx): Promise<ShopSettings> {
  const { settings, currency } = await findShopRow(tx);
  return settingsOf(settings as Partial<ShopSettings>, currency);
}

/** Changes the shop and tells every process to forget what it kept of it. */
export async function saveShop(tx: Tx, face: ShopFace, settings: Partial<ShopSettings>): Promise<void> {
  await tx.run(
    q
      .updateTable('shops')
      .set({ ...face, settings: JSON.stringify(settings) })
      .where('id', '=', tx.shopId),
  );
  await hint(tx, 'shop', null);
}

/** Changes some of the shop's rules and leaves the others as they are, also those changed at the same moment. */
export async function changeSettings(tx: Tx, changes: Partial<ShopSettings>): Promise<void> {
  noteChanges(tx, await currentSettings(tx), changes);
  await tx.run(
    q
      .updateTable('shops')
      .set({ settings: sql`settings || ${JSON.stringify(changes)}::jsonb` })
      .where('id', '=', tx.shopId),
  );
  await hint(tx, 'shop', null);
}

export async function saveIcon(tx: Tx, fileId: string): Promise<void> {
  await tx.run(q.updateTable('shops').set({ icon_file_id: fileId }).where('id', '=', tx.shopId));
  await hint(tx, 'shop', null);
}

export function hostsOf(tx: Tx) {
  return tx.all(
    q
      .selectFrom('shop_hosts')
      .select('host')
      .where('shop_id', '=', tx.shopId)
      .orderBy('is_primary', 'desc')
      .orderBy('host'),
  );
}

/** Own texts, one row a key, in key order. */
export function listOwnTexts(tx: Tx, words: string | undefined, limit: number, offset: number) {
  const of = (lang: Lang) => sql<string>`coalesce(max(text) filter (where lang = ${lang}), '')`;
  let rows = q
    .selectFrom('shop_texts')
    .select([
      'key',
      of('tw').as('tw'),
      of('zh').as('zh'),
      of('en').as('en'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('shop_id', '=', tx.shopId)
    .groupBy('key');
  if (words)
    rows = rows.having(({ or, eb }) =>
      or([eb('key', 'ilike', `%${words}%`), eb(sql<string>`string_agg(text, ' ')`, 'ilike', `%${words}%`)]),
    );
  return tx.all(rows.orderBy('key').limit(limit).offset(offset));
}

/** Sets or removes the shop's words for one key, and lets every browser fetch its pack anew. */
export async function saveOwnText(tx: Tx, key: string, texts: Readonly<Record<Lang, string>>): Promise<void> {
  await tx.run(q.deleteFrom('shop_texts').where('shop_id', '=', tx.shopId).where('key', '=', key));
  const rows = Object.entries(texts).flatMap(([lang, text]) =>
    text === '' ? [] : [{ shop_id: tx.shopId, lang: lang as Lang, key, text }],
  );
  if (rows.length > 0) await tx.run(q.insertInto('shop_texts').values(rows));
  await tx.run(
    q.updateTable('shops').set({ lang_version: sql<number>`lang_version + 1` }).where('id', '=', tx.shopId),
  );
  await hint(tx, 'shop', null);
}
