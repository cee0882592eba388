import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fileColumns } from '../platform/schema.gen.ts';
import { looseBefore, pieceOf } from './retention.store.ts';

/** A piece of the files that nothing may name. */
export interface LookedAt {
  /** How many were looked at. */
  readonly looked: number;
  /** Whose rows are gone, for their bytes to follow. */
  readonly gone: readonly string[];
}

/**
 * Takes a piece of the files that have been loose for long enough: those that nothing names go, the others are loose no more.
 * Anyone who is about to name one waits for the lock (`naming` in platform/fileRows.ts; foreign keys do too), and anyone who has named
 * one before is seen, since the look begins behind the lock.
 */
export async function sweepFiles(tx: Tx): Promise<LookedAt> {
  const found = await tx.all(
    db
      .selectFrom('files')
      .select(['id', 'createdAt'])
      .where('shopId', '=', tx.shopId)
      .where('looseSince', '<', looseBefore(tx))
      .where('forGood', '=', false)
      .orderBy('looseSince')
      .orderBy('id')
      .limit(pieceOf)
      .forUpdate()
      .skipLocked(),
  );
  if (found.length === 0) return { looked: 0, gone: [] };
  const ids = found.map(({ id }) => id);
  const named = await namedOf(tx, ids);
  const gone = ids.filter((id) => !named.has(id));
  if (named.size > 0)
    await tx.run(
      db
        .updateTable('files')
        .set({ looseSince: null })
        .where('shopId', '=', tx.shopId)
        .where('id', 'in', [...named]),
    );
  if (gone.length > 0)
    await tx.run(db.deleteFrom('files').where('shopId', '=', tx.shopId).where('id', 'in', gone));
  return { looked: ids.length, gone };
}

/** Those of the files that any row names. */
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
