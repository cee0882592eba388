import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { findRows } from '../platform/rows.ts';

/** The members with these numbers from the old system, which are stored as their aliases. */
export async function membersByKey(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await findRows(
    tx,
    'members',
    { randomName: sql<string>`any(${[...new Set(keys)]}::text[])` },
    ['id', 'randomName'],
  );
  return new Map(rows.map(({ id, randomName }) => [randomName, id]));
}
