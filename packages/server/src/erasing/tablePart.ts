import type { KeptFor } from '@crossdock/domain/erasing/terms.ts';
import type { Tx } from '../platform/db.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { clearPortion, deletePortion, type Member, waysOf } from './clear.store.ts';
import { fates } from './tables.ts';
import type { Done } from './work.ts';

const rowsAtOnce = 500;

type KeptFrom = Readonly<Record<KeptFor, string>>;

/**
 * Clears some rows of a table as the catalog says: deletes them, or empties the columns that identify the
 * member.
 */
export async function clearTable(tx: Tx, member: Member, table: keyof Schema, from: KeptFrom): Promise<Done> {
  const fate = fates[table];
  if (typeof fate === 'string') return { isEnd: true };
  let rows = 0;
  for (const way of waysOf(fate)) {
    const portion = { table, way, most: rowsAtOnce };
    if ('goes' in fate) rows += await deletePortion(tx, member, portion, fate.withoutStaff === true);
    else if (fate.clear !== undefined) rows += await clearPortion(tx, member, portion, fate.clear);
    if (rows >= rowsAtOnce) return { rows, isEnd: false };
  }
  const kept = await clearKept(tx, member, table, from);
  return { rows: rows + (kept.rows ?? 0), isEnd: kept.isEnd };
}

/** Empties documents of a table whose retention years are over. */
export async function clearKept(tx: Tx, member: Member, table: keyof Schema, from: KeptFrom): Promise<Done> {
  const fate = fates[table];
  if (typeof fate === 'string' || !('of' in fate) || fate.keep === undefined) return { isEnd: true };
  const { for: kind, since, clear } = fate.keep;
  let rows = 0;
  for (const way of fate.of) {
    const portion = { table, way, most: rowsAtOnce };
    rows += await clearPortion(tx, member, portion, clear, { since, from: from[kind] });
    if (rows >= rowsAtOnce) return { rows, isEnd: false };
  }
  return { rows, isEnd: true };
}
