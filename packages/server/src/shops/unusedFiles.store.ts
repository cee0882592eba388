import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { changeRows, deleteRows, fromShop } from '../platform/rows.ts';
import { fileColumns } from '../platform/schema.gen.ts';
import { sweepBatchSize, unusedFilesCutoff } from './retention.store.ts';

/** The result of checking one batch of possibly unused files. */
export interface UnusedFileCheck {
  /** The number of checked files. */
  readonly looked: number;
  /** Storage keys of deleted rows, whose bytes are deleted next. */
  readonly gone: readonly string[];
}

/**
 * Checks a batch of files that may have been unused for long enough: unused files are deleted, used ones are marked
 * as kept. A transaction that is about to refer to such a file waits for the lock (`naming` in platform/fileRows.ts;
 * foreign keys do too). Earlier uses are seen, because the check runs after locking.
 */
export async function sweepFiles(tx: Tx): Promise<UnusedFileCheck> {
  const found = await tx.all(
    fromShop(tx, 'files')
      .select(['id', 'createdAt'])
      .where('looseSince', '<', unusedFilesCutoff(tx))
      .where('forGood', '=', false)
      .orderBy('looseSince')
      .orderBy('id')
      .limit(sweepBatchSize)
      .forUpdate()
      .skipLocked(),
  );
  if (found.length === 0) return { looked: 0, gone: [] };
  const ids = found.map(({ id }) => id);
  const named = await namedOf(tx, ids);
  const gone = ids.filter((id) => !named.has(id));
  if (named.size > 0) await changeRows(tx, 'files', { id: [...named] }, { looseSince: null });
  if (gone.length > 0) await deleteRows(tx, 'files', { id: gone });
  return { looked: ids.length, gone };
}

/** The files that any row refers to. */
async function namedOf(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const these = sql`any(${ids}::uuid[])`;
  const places = fileColumns.map((place) => {
    const [table = '', column = ''] = place.split('.');
    const shop = table === 'shops' ? sql`one.id` : sql`one.shop_id`;
    const of = sql`${sql.table(table)} as one`;
    if (!column.endsWith('Ids'))
      return sql`select one.${sql.ref(column)} as id from ${of} where ${shop} = ${tx.shopId} and one.${sql.ref(column)} = ${these}`;
    return sql`select named as id from ${of}, unnest(one.${sql.ref(column)}) as named
      where ${shop} = ${tx.shopId} and one.${sql.ref(column)} <> '{}' and named = ${these}`;
  });
  const asked = sql`select (named #>> '{}')::uuid as id
    from money_acts as one, jsonb_path_query(one.asked, 'strict $.**') as named
    where one.shop_id = ${tx.shopId} and one.state = 'pending' and jsonb_typeof(named) = 'string'
      and named #>> '{}' = any(${ids}::text[])`;
  const statement = sql<{ id: string }>`${sql.join([...places, asked], sql` union all `)}`;
  const rows = await tx.all({ compile: () => statement.compile(db) });
  return new Set(rows.map(({ id }) => id));
}
