import { keysOf } from '@crossdock/domain/records.ts';
import { type RawBuilder, sql } from 'kysely';
import { toColumnName } from '../platform/columns.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';
import type { ClearedValue, MemberLink, MemberRowsRule } from '../platform/tableRule.ts';
import { memberRowsCondition } from './memberRows.store.ts';

/** The member whose rows are cleared, with the addresses whose messages are cleared too. */
export interface MemberToErase {
  readonly memberId: string;
  readonly contacts: readonly string[];
}

export const memberLinksOf = (rule: MemberRowsRule): readonly MemberLink[] =>
  'goes' in rule ? rule.goes : rule.of;

type ClearedColumns = Readonly<Partial<Record<string, ClearedValue>>>;

const column = (name: string) => sql.id(toColumnName(name));

function emptied(name: string, to: ClearedValue): RawBuilder<unknown> {
  if (to === 'now') return sql`coalesce(${column(name)}, now())`;
  if (to === null || to === false || typeof to === 'string') return sql`${sql.lit(to)}`;
  if (Array.isArray(to)) return sql`'{}'`;
  return sql`${column(name)} || ${sql.lit(JSON.stringify(to))}::jsonb`;
}

/** Whether the columns are not empty yet. */
function isFilled(clear: ClearedColumns): RawBuilder<boolean> {
  const arms = keysOf(clear).map((name) => {
    const to = clear[name];
    if (to === undefined) throw new Error(`nothing is said of ${name}`);
    return to === 'now'
      ? sql`${column(name)} is null`
      : sql`${column(name)} is distinct from ${emptied(name, to)}`;
  });
  return sql`(${sql.join(arms, sql` or `)})`;
}

/** The time at which a row's document was made; if the column holds an id, the time is read from the id. */
const madeAt = (since: string): RawBuilder<unknown> =>
  /id$/i.test(since) ? sql`uuid_extract_timestamp(${column(since)})` : column(since);

interface Portion {
  readonly table: keyof Schema;
  readonly link: MemberLink;
  readonly most: number;
}

/** Deletes some rows; answers how many. */
export function deleteSomeMemberRows(
  tx: Tx,
  member: MemberToErase,
  { table, link, most }: Portion,
  withoutStaff: boolean,
): Promise<number> {
  const name = sql.id(toColumnName(table));
  const statement = sql`delete from ${name} where shop_id = ${tx.shopId} and ctid in (
    select ctid from ${name} where shop_id = ${tx.shopId} and ${memberRowsCondition(tx, member, link)}
      ${withoutStaff ? sql`and staff_id is null` : sql``} limit ${sql.lit(most)})`;
  return tx.run({ compile: () => statement.compile(db) });
}

/** Empties columns of some rows; answers how many rows. With `before`, only those of older documents. */
export function clearSomeMemberRows(
  tx: Tx,
  member: MemberToErase,
  { table, link, most }: Portion,
  clear: ClearedColumns,
  before?: { readonly since: string; readonly from: string },
): Promise<number> {
  const name = sql.id(toColumnName(table));
  const sets = keysOf(clear).map((one) => sql`${column(one)} = ${emptied(one, clear[one] ?? null)}`);
  const statement = sql`update ${name} set ${sql.join(sets)} where shop_id = ${tx.shopId} and ctid in (
    select ctid from ${name} where shop_id = ${tx.shopId} and ${memberRowsCondition(tx, member, link)} and ${isFilled(clear)}
      ${before === undefined ? sql`` : sql`and ${madeAt(before.since)} < ${before.from}::timestamptz`} limit ${sql.lit(most)})`;
  return tx.run({ compile: () => statement.compile(db) });
}

interface KeptTable {
  readonly table: keyof Schema;
  readonly links: readonly MemberLink[];
  readonly since: string;
  readonly clear: ClearedColumns;
}

/** The time at which the newest uncleared document of these tables was made; null if there is none. */
export async function newestRetainedAt(tx: Tx, member: MemberToErase, tables: readonly KeptTable[]) {
  const arms = tables.flatMap(({ table, links, since, clear }) =>
    links.map(
      (link) => sql`select max(${madeAt(since)}) as at from ${sql.id(toColumnName(table))}
        where shop_id = ${tx.shopId} and ${memberRowsCondition(tx, member, link)} and ${isFilled(clear)}`,
    ),
  );
  const statement = sql<{
    at: string | null;
  }>`select max(at) as at from (${sql.join(arms, sql` union all `)}) as made`;
  return (await tx.one({ compile: () => statement.compile(db) })).at;
}

/** The ids of the member's rows, in order, by which the history and the log refer to them. */
export async function memberSubjectIds(
  tx: Tx,
  member: MemberToErase,
  tables: readonly { readonly table: keyof Schema; readonly links: readonly MemberLink[] }[],
  after: string,
  most: number,
): Promise<string[]> {
  const arms = tables.flatMap(({ table, links }) =>
    links.map(
      (link) =>
        sql`select id from ${sql.id(toColumnName(table))} where shop_id = ${tx.shopId} and ${memberRowsCondition(tx, member, link)}`,
    ),
  );
  const statement = sql<{ id: string }>`select distinct id from (
      select ${member.memberId}::uuid as id union all ${sql.join(arms, sql` union all `)}) as subjects
    where id > ${after === '' ? '00000000-0000-0000-0000-000000000000' : after}::uuid order by id limit ${sql.lit(most)}`;
  return (await tx.all({ compile: () => statement.compile(db) })).map(({ id }) => id);
}
