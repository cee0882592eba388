import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { Schema } from '@crossdock/server/platform/schema.gen.ts';

type Rows = Parameters<typeof insertRows>[2];

/** Inserts rows of several tables, one table after the other in the order of the given object. */
export async function insertTables(
  tx: Tx,
  rows: Readonly<Partial<Record<keyof Schema, Rows>>>,
): Promise<void> {
  for (const [table, its] of Object.entries(rows)) await insertRows(tx, table, its);
}
