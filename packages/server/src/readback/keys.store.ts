import { quoteIdentifier } from '../platform/backup.ts';
import type { ImportTarget } from './target.store.ts';

interface ForeignKey {
  readonly table: string;
  readonly of: string;
  readonly columns: readonly string[];
  readonly ofColumns: readonly string[];
  /** Whether the table stores when its rows were created. */
  readonly isDated: boolean;
  readonly isOptional: boolean;
}

/** The foreign keys of the shop's tables. */
async function foreignKeys({ client, columns }: ImportTarget): Promise<ForeignKey[]> {
  const { rows } = await client.query<Omit<ForeignKey, 'isDated' | 'isOptional'>>(
    `select t.relname as table, r.relname as of,
       array(select a.attname::text from unnest(k.conkey) with ordinality as key (at, n)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.at order by key.n) as columns,
       array(select a.attname::text from unnest(k.confkey) with ordinality as key (at, n)
         join pg_attribute a on a.attrelid = k.confrelid and a.attnum = key.at order by key.n) as "ofColumns"
     from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
     where k.contype = 'f' and t.relnamespace = 'public'::regnamespace and k.conparentid = 0 order by 1, 2`,
  );
  return rows
    .filter(({ table }) => columns.has(table) && table !== 'shops')
    .map((key) => {
      const its = columns.get(key.table) ?? [];
      const named = its.filter(({ name }) => key.columns.includes(name) && name !== 'shop_id');
      return {
        ...key,
        isDated: its.some(
          ({ name, type }) => ['created_at', 'at'].includes(name) && type === 'timestamp with time zone',
        ),
        isOptional: named.every(({ isRequired }) => !isRequired),
      };
    });
}

/** Rows that refer to a row which does not exist. */
function dangling({ table, of, columns, ofColumns }: ForeignKey): string {
  const named = columns.map((name) => `t.${quoteIdentifier(name)} is not null`).join(' and ');
  const same = columns
    .map((name, at) => `r.${quoteIdentifier(ofColumns[at] ?? '')} = t.${quoteIdentifier(name)}`)
    .join(' and ');
  return `from ${quoteIdentifier(table)} t where t.shop_id = $1 and ${named}
    and not exists (select from ${quoteIdentifier(of)} r where ${same})`;
}

/** The number of rows of each table that were not imported. */
export type SkippedRowCounts = ReadonlyMap<string, number>;

/**
 * Deletes rows that refer to a missing row, but only in tables that do not store when their rows were created. An
 * export contains even the newest rows of such a table, and they may refer to rows that were created after the moment
 * of the export. References to divisions that this installation does not have are emptied. Answers what was left out,
 * and which rows still refer to something that does not exist.
 */
export async function resolveDanglingKeys(
  target: ImportTarget,
): Promise<{ leftOut: SkippedRowCounts; faults: string[] }> {
  const { client, shopId } = target;
  const keys = await foreignKeys(target);
  const leftOut = new Map<string, number>();
  for (let removed = 1; removed > 0; ) {
    removed = 0;
    for (const key of keys.filter(({ isDated, columns }) => !isDated && columns.includes('shop_id'))) {
      const { rowCount } = await client.query(
        `delete from ${quoteIdentifier(key.table)} where ctid in (select t.ctid ${dangling(key)}) and shop_id = $1`,
        [shopId],
      );
      removed += rowCount ?? 0;
      if (rowCount) leftOut.set(key.table, (leftOut.get(key.table) ?? 0) + rowCount);
    }
  }
  const faults: string[] = [];
  for (const key of keys) {
    const [first] = key.columns.filter((name) => name !== 'shop_id');
    if (!key.columns.includes('shop_id') && key.isOptional)
      await client.query(
        `update ${quoteIdentifier(key.table)} set ${quoteIdentifier(first ?? '')} = null
         where ctid in (select t.ctid ${dangling(key)}) and shop_id = $1`,
        [shopId],
      );
    const { rows } = await client.query<{ n: number; one: string }>(
      `select count(*)::integer as n, min(t.${quoteIdentifier(first ?? 'shop_id')}::text) as one ${dangling(key)}`,
      [shopId],
    );
    const [{ n, one } = { n: 0, one: '' }] = rows;
    if (n > 0)
      faults.push(
        `${key.table}.${first}: ${n} rows name something in ${key.of} that is not in the archive, such as ${one}`,
      );
  }
  return { leftOut, faults };
}
