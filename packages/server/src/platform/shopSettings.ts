import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import { sql } from 'kysely';
import { recordChanges } from './audit.ts';
import type { Tx } from './db.ts';
import { db } from './query.ts';
import { publish } from './realtime.ts';
import { fromShop } from './rows.ts';

/** The current shop row, locked. The copy in requests may be some seconds old. */
export function lockShop(tx: Tx) {
  return tx.one(db.selectFrom('shops').selectAll().where('id', '=', tx.shopId).forUpdate());
}

export function findShopRow(tx: Tx) {
  return tx.one(db.selectFrom('shops').selectAll().where('id', '=', tx.shopId));
}

/** The current settings, for editing. The copy in requests may be some seconds old. */
export async function currentSettings(tx: Tx): Promise<ShopSettings> {
  const { settings, currency } = await findShopRow(tx);
  return settingsOf(settings, currency);
}

/** Changes some settings of the shop and keeps the others, including ones changed at the same moment. */
export async function changeSettings(tx: Tx, changes: Partial<ShopSettings>): Promise<void> {
  recordChanges(tx, await currentSettings(tx), changes);
  await tx.run(
    db
      .updateTable('shops')
      .set({ settings: sql`settings || ${JSON.stringify(changes)}::jsonb` })
      .where('id', '=', tx.shopId),
  );
  await publish(tx, 'shop', null);
}

export function shopHosts(tx: Tx) {
  return tx.all(fromShop(tx, 'shopHosts').select('host').orderBy('isPrimary', 'desc').orderBy('host'));
}
