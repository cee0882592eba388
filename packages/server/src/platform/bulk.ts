import { toColumnName } from './columns.ts';
import type { Tx } from './db.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts rows of one table in few statements: PostgreSQL turns JSON into typed rows. All rows have the columns of the
 * first one; missing columns get their defaults.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const into = toColumnName(table);
  const columns = Object.keys(first)
    .map((name) => `"${toColumnName(name)}"`)
    .join(', ');
  for (let from = 0; from < rows.length; from += 2_000) {
    await tx.raw(
      `insert into ${into} (${columns}) select ${columns} from jsonb_populate_recordset(null::${into}, $1)
       returning 1`,
      [JSON.stringify(rows.slice(from, from + 2_000).map(inColumns))],
    );
  }
}

/**
 * Updates rows of one table by their ids in one statement. All rows have the columns of the first one, as
 * `jsonb_populate_recordset` types them.
 */
export async function updateRows(
  tx: Tx,
  table: string,
  rows: readonly (Row & { readonly id: string })[],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const changed = toColumnName(table);
  const sets = Object.keys(first)
    .filter((name) => name !== 'id')
    .map((name) => `"${toColumnName(name)}" = new."${toColumnName(name)}"`)
    .join(', ');
  await tx.raw(
    `update ${changed} as old set ${sets} from jsonb_populate_recordset(null::${changed}, $1) as new
     where old.shop_id = $2 and old.id = new.id returning 1`,
    [JSON.stringify(rows.map(inColumns)), tx.shopId],
  );
}

/** Like `updateRows`, but the id and the changed columns are given separately. */
export const updateColumns = (
  tx: Tx,
  table: string,
  changes: readonly { readonly id: string; readonly columns: Row }[],
): Promise<void> =>
  updateRows(
    tx,
    table,
    changes.map(({ id, columns }) => ({ ...columns, id })),
  );

/** Gives the shop's rows the positions that their ids have in the list; answers how many of the ids exist. */
export async function saveRowOrder(tx: Tx, table: string, ids: readonly string[]): Promise<number> {
  const sorted = toColumnName(table);
  const { rows } = await tx.raw(
    `update ${sorted} set position = place - 1 from unnest($1::uuid[]) with ordinality as given (id, place)
     where ${sorted}.shop_id = $2::uuid and ${sorted}.id = given.id returning 1`,
    [[...ids], tx.shopId],
  );
  return rows.length;
}

/** Inserts a row after all others of the shop, by its `position`; false on a conflict. */
export async function insertLast(tx: Tx, table: string, row: Row): Promise<boolean> {
  const into = toColumnName(table);
  const columns = Object.keys(row)
    .map((name) => `"${toColumnName(name)}"`)
    .join(', ');
  const { rows } = await tx.raw(
    `insert into ${into} (${columns}, shop_id, position)
     select ${columns}, $2::uuid, (select coalesce(max(position) + 1, 0) from ${into} where shop_id = $2::uuid)
     from jsonb_populate_record(null::${into}, $1) on conflict do nothing returning 1`,
    [JSON.stringify(inColumns(row)), tx.shopId],
  );
  return rows.length === 1;
}

/** The row with column names. Names inside a value are not translated. */
function inColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [toColumnName(name), value]));
}
