import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { db } from './query.ts';

type Locked = 'bankAccounts' | 'carriers' | 'members' | 'warehouses';

/**
 * Locks a row of the shop, so that calls which first read the rows that belong to it run one after another. Other
 * transactions may still insert rows that refer to it.
 */
export async function lockRow(tx: Tx, table: Locked, id: string): Promise<void> {
  const statement = sql<{ id: string }>`select id from ${sql.table(table)}
    where shop_id = ${tx.shopId} and id = ${id} for no key update`;
  await tx.maybe({ compile: () => statement.compile(db) });
}
