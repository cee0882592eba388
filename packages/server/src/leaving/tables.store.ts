import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { MemberRelation } from '../platform/tableRule.ts';
import type { ExportPageRequest, ExportPageRow } from './exportPage.ts';

/** A table's columns with their database names, and the position of each in the primary key. */
export interface TableShape {
  readonly name: string;
  readonly type: string;
  readonly key: number | null;
}

export function tableShapes(tx: Tx, table: string): Promise<TableShape[]> {
  const statement = sql<TableShape>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int2[], a.attnum) as key
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`;
  return tx.all({ compile: () => statement.compile(db) });
}

/**
 * Readable columns for ids that many tables have: the name of the file's column, and where its value is
 * stored.
 */
const readable: Readonly<
  Record<string, { readonly column: string; readonly of: string; readonly is: string }>
> = {
  member_id: { column: 'member', of: 'members', is: 'simple_code' },
  order_id: { column: 'order', of: 'orders', is: 'number' },
  parcel_id: { column: 'courier_number', of: 'parcels', is: 'bill_code' },
  staff_id: { column: 'staff', of: 'staff', is: 'login' },
};

interface Reading {
  readonly table: string;
  readonly shape: readonly TableShape[];
  /** The file's columns that come from the table itself. */
  readonly columns: readonly string[];
  /** The relation by which a single member's rows are found. */
  readonly belongs?: MemberRelation | undefined;
}

/** Extra columns for human readers. */
export const columnsForHumanReaders = (columns: readonly string[]): string[] =>
  columns.flatMap((name) => readable[name]?.column ?? []).filter((name) => !columns.includes(name));

/** The condition for the rows of a table that belong to a member. */
function ofMember(
  shopId: string,
  memberId: string,
  belongs: MemberRelation | undefined,
): RawBuilder<unknown> {
  if (belongs === 'talk') return sql`t.talk_id = ${memberId} and t.author <> 'note'`;
  if (belongs === undefined || belongs === 'member') return sql`t.member_id = ${memberId}`;
  const of = sql.id(`${belongs}s`);
  return sql`t.${sql.id(`${belongs}_id`)} in (select one.id from ${of} as one where one.shop_id = ${shopId} and one.member_id = ${memberId})`;
}

/** A page of a table, in the order of its primary key. */
export function tablePage(
  tx: Tx,
  { table, shape, columns, belongs }: Reading,
  { before, after, most, memberId }: ExportPageRequest,
) {
  const shopColumn = table === 'shops' ? 'id' : 'shop_id';
  const joined = columns.flatMap((name) => {
    const it = readable[name];
    return it === undefined || columns.includes(it.column) ? [] : [{ ...it, by: name }];
  });
  const joins = joined.map(
    ({ of, by }) =>
      sql`left join ${sql.id(of)} as ${sql.id(`of_${by}`)} on ${sql.id(`of_${by}`)}.shop_id = ${tx.shopId} and ${sql.id(`of_${by}`)}.id = t.${sql.id(by)}`,
  );
  const jsons = new Set(shape.flatMap(({ name, type }) => (type === 'jsonb' ? [name] : [])));
  const cells = [
    // JSON columns are written as JSON text. Otherwise a JSON string or number would look like plain
    // text.
    ...columns.map((name) => (jsons.has(name) ? sql`t.${sql.id(name)}::text` : sql`t.${sql.id(name)}`)),
    ...joined.map(({ by, is }) => sql`${sql.id(`of_${by}`)}.${sql.id(is)}`),
  ];
  const keys = shape.filter(({ key }) => key !== null).sort((a, b) => (a.key ?? 0) - (b.key ?? 0));
  const since = ['created_at', 'at'].find((name) =>
    shape.some((column) => column.name === name && column.type === 'timestamp with time zone'),
  );
  const statement = sql<ExportPageRow>`select jsonb_build_array(${sql.join(keys.map(({ name }) => sql`t.${sql.id(name)}::text`))}) as place,
      ${arrayOf(cells)} as cells
    from ${sql.id(table)} as t ${sql.join(joins, sql` `)}
    where t.${sql.id(shopColumn)} = ${tx.shopId}
      ${since === undefined || table === 'shops' ? sql`` : sql`and t.${sql.id(since)} < ${before}::timestamptz`}
      ${table === 'files' ? sql`and t.purpose <> 'export'` : sql``}
      ${memberId === null ? sql`` : sql`and ${ofMember(tx.shopId, memberId, belongs)}`}
      ${after === null ? sql`` : sql`and (${sql.join(keys.map(({ name }) => sql`t.${sql.id(name)}`))}) > (${sql.join(keys.map(({ type }, at) => sql`${after[at]}::${sql.raw(type)}`))})`}
    order by ${sql.join(keys.map(({ name }) => sql`t.${sql.id(name)}`))} limit ${most}`;
  return tx.all({ compile: () => statement.compile(db) });
}

/** Joins the cells in pieces, because a PostgreSQL function takes at most 100 arguments. */
function arrayOf(cells: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const pieces: RawBuilder<unknown>[] = [];
  for (let at = 0; at < cells.length; at += 90)
    pieces.push(sql`jsonb_build_array(${sql.join(cells.slice(at, at + 90))})`);
  return sql.join(pieces, sql` || `);
}
