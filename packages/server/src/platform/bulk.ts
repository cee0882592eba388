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
      `insert into ${into} (${columns}) select ${columns} from jsonb_populate_recordset(null::${into}, $1)`,
      [JSON.stringify(rows.slice(from, from + 2_000).map(inColumns))],
    );
  }
}

/** What stands inside a value keeps its names. */
function inColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}
