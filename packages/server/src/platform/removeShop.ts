import { quoteIdentifier, tablesOf } from './backup.ts';
import { everyNodeSettingsSql } from './citus.ts';
import type { Config } from './config.ts';
import { NoTransaction } from './db.ts';
import { fileKey, openFileStore } from './files.ts';
import { withOwnerConnection } from './ownerConnection.ts';
import { requireKeyCheckBypass, requireUnrestrictedRole } from './rolePrivileges.ts';
import { importingPrefix } from './shardMap.ts';

/**
 * Removes a shop: first, in one transaction, every row of every table with the shop's id, then its files. Needs a
 * superuser. Throws if no shop has the code.
 */
export function removeShop(config: Config, code: string): Promise<{ rows: number; files: number }> {
  return withOwnerConnection(config.DATABASE_URL, async (client) => {
    await requireUnrestrictedRole(client);
    await requireKeyCheckBypass(client);
    await client.query('begin');
    await client.query(everyNodeSettingsSql);
    const found = await client.query<{ id: string; place: string | null }>(
      'select id, place from shops where code = $1 for update',
      [code],
    );
    const [shop] = found.rows;
    if (shop === undefined) throw new Error(`There is no shop with the code ${code}.`);
    if (shop.place !== null && !shop.place.startsWith(importingPrefix))
      throw new Error(`The shop is at ${shop.place}: move it home first (shop move --to home).`);
    const shopId = shop.id;
    const files = await client.query<{ id: string; has_thumb: boolean }>(
      'select id, has_thumb from files where shop_id = $1',
      [shopId],
    );
    // Foreign keys are circular and the ledger forbids changes, so triggers are disabled while everything is
    // deleted at once.
    await client.query('set local session_replication_role = replica');
    let rows = 0;
    for (const { name, columns } of await tablesOf(client)) {
      if (!columns.includes('shop_id')) continue;
      const gone = await client.query(`delete from ${quoteIdentifier(name)} where shop_id = $1`, [shopId]);
      rows += gone.rowCount ?? 0;
    }
    await client.query('delete from shop_looks where shop = $1', [shopId]);
    await client.query('delete from shops where id = $1', [shopId]);
    await client.query('commit');
    const store = await openFileStore(config);
    for (const { id, has_thumb } of files.rows) {
      await store.remove(NoTransaction.command, fileKey(shopId, id, 'full'));
      if (has_thumb) await store.remove(NoTransaction.command, fileKey(shopId, id, 'thumb'));
    }
    return { rows: rows + 1, files: files.rows.length };
  });
}
