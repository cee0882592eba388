import { keysOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { platformEnds } from '../platform/platformRetention.ts';
import { db } from '../platform/query.ts';
import type { End, TableEnds } from '../platform/retention.ts';
import type { Schema } from '../platform/schema.gen.ts';

/**
 * JSON documents that name files by id: the proof of delivery of an order or a package, which is kept (`files.for_good`), and a request
 * while it waits for a second person. After the decision the files are named by their tables. A test asks for every
 * other document why it names none.
 */
export const fileDocuments: Readonly<Partial<Record<`${keyof Schema}.${string}`, 'always' | 'pending'>>> = {
  'moneyActs.asked': 'pending',
  'orders.signProof': 'always',
  'packages.signProof': 'always',
};

/** Rows deleted at once, so that locks are held only briefly. */
export const pieceOf = 500;

/** The tables of which rows go by themselves, but for files, whose bytes go with them. */
export const sweptOf = (ends: TableEnds): (keyof Schema)[] =>
  keysOf(ends).filter((table) => table !== 'files' && 'after' in (ends[table] ?? {}));

function endOf(tx: Tx, table: keyof Schema, end: End | undefined) {
  if (end === undefined || !('after' in end)) throw new Error(`${table} is kept`);
  return {
    column: end.after,
    other: end.or,
    before: new Date(Date.parse(tx.now) - end.hours * 3_600_000).toISOString(),
  };
}

/** A file that has been loose since before then is looked at. */
export const looseBefore = (tx: Tx): string => endOf(tx, 'files', platformEnds.files).before;

/** Of a table's rows those that need not be kept. */
function overIn(tx: Tx, table: keyof Schema, end: End | undefined) {
  const { column, other, before } = endOf(tx, table, end);
  const waits =
    table === 'outgoingMessages'
      ? sql`and not exists (select from outbox where outbox.shop_id = ${tx.shopId} and message_id = id)`
      : sql``;
  const over = sql`${sql.ref(column)} < ${before}`;
  const either = other === undefined ? over : sql`(${over} or ${sql.ref(other)} < ${before})`;
  return sql`from ${sql.table(table)} where shop_id = ${tx.shopId} and ${either} ${waits}`;
}

/** Whether there is anything in the shop that need not be kept; of the files, that may be named by nothing. */
export async function isAnythingOver(tx: Tx, ends: TableEnds): Promise<boolean> {
  const pieces = [
    ...sweptOf(ends).map((table) => overIn(tx, table, ends[table])),
    sql`${overIn(tx, 'files', platformEnds.files)} and not for_good`,
  ];
  const arms = pieces.map((piece) => sql`(select 1 as one ${piece} limit 1)`);
  const statement = sql`select one from (${sql.join(arms, sql` union all `)}) as any_of limit 1`;
  return (await tx.maybe({ compile: () => statement.compile(db) })) !== undefined;
}

/** Takes one piece of what a table need not keep; answers how many rows that were. */
export async function sweepRows(tx: Tx, table: keyof Schema, end: End | undefined): Promise<number> {
  const statement = sql`delete from ${sql.table(table)} where shop_id = ${tx.shopId} and ctid in (
    select ctid ${overIn(tx, table, end)} limit ${sql.lit(pieceOf)} for update skip locked)`;
  return tx.run({ compile: () => statement.compile(db) });
}
