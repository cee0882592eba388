import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { db } from './query.ts';

/** Deletes a few expired rows. Code that inserts rows with a short life calls it, so that the table stays small. */
export async function deleteSomeExpired(tx: Tx, table: string, key = 'id'): Promise<void> {
  const statement = sql`delete from ${sql.table(table)} where shop_id = ${tx.shopId} and ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where shop_id = ${tx.shopId} and expires_at < ${tx.now}
    limit 20 for update skip locked)`;
  await tx.run({ compile: () => statement.compile(db) });
}
