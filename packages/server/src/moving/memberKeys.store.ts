import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The members with these old numbers, which are stored as their aliases. */
export async function membersByKey(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.all(
    db
      .selectFrom('members')
      .select(['id', 'randomName'])
      .where('shopId', '=', tx.shopId)
      .where('randomName', '=', sql<string>`any(${[...new Set(keys)]}::text[])`),
  );
  return new Map(rows.map(({ id, randomName }) => [randomName, id]));
}
