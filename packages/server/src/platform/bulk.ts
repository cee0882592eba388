import { columnOf } from './columns.ts';
import type { Tx } from './db.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts rows of one table in few statements: PostgreSQL itself turns the JSON into typed rows. All rows have the columns
 * of the first one; columns left out take their defaults.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const into = columnOf(table);
  const columns = Object.keys(first)
    .map((name) => `"${columnOf(name)}"`)
    .join(', ');
  for (let from = 0; from < rows.length; from += 2_000) {
    await tx.raw(
      `insert into ${into} (${columns}) select ${columns} from jsonb_populate_recordset(null::${into}, $1)
       returning 1`,
      [JSON.stringify(rows.slice(from, from + 2_000).map(inColumns))],
    );
  }
}

/** Inserts a row behind all others of the shop, by its `position`; false where a row is in its way. */
export async function insertLast(tx: Tx, table: string, row: Row): Promise<boolean> {
  const into = columnOf(table);
  const columns = Object.keys(row)
    .map((name) => `"${columnOf(name)}"`)
    .join(', ');
  const { rows } = await tx.raw(
    `insert into ${into} (${columns}, shop_id, position)
     select ${columns}, $2::uuid, (select coalesce(max(position) + 1, 0) from ${into} where shop_id = $2::uuid)
     from jsonb_populate_record(null::${into}, $1) on conflict do nothing returning 1`,
    [JSON.stringify(inColumns(row)), tx.shopId],
  );
  return rows.length === 1;
}

/** What stands inside a value keeps its names. */
function inColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}
