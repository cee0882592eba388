import { keysOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { tableRules } from '../platform/tableRules.gen.ts';

/**
 * JSON documents that refer to files by id: the proof of delivery of an order or a package, which is kept
 * (`files.for_good`), and a request while it awaits a second person. After the decision, tables refer to the files.
 * For every other document, a test requires a reason why it refers to no file.
 */
export const jsonColumnsWithFileIds: Readonly<
  Partial<Record<`${keyof Schema}.${string}`, 'always' | 'pending'>>
> = {
  'moneyActs.asked': 'pending',
  'orders.signProof': 'always',
  'packages.signProof': 'always',
};

/** How many rows are deleted at once, so that locks are held only briefly. */
export const sweepBatchSize = 500;

/**
 * The tables whose rows are deleted without further steps; files are excluded, because their bytes must be
 * deleted too.
 */
export const sweptTables = keysOf(tableRules).filter(
  (table) => table !== 'files' && 'after' in tableRules[table].retention,
);

function endOf(tx: Tx, table: keyof Schema) {
  const end = tableRules[table].retention;
  if (!('after' in end)) throw new Error(`${table} is kept`);
  return {
    column: end.after,
    other: end.or,
    before: tx.earlier(end.hours * 3_600_000),
  };
}

/** The sweep looks for uses of the files that may have been unused since this time or longer. */
export const unusedFilesCutoff = (tx: Tx): string => endOf(tx, 'files').before;

/** The rows of a table that no longer need to be kept. */
function overIn(tx: Tx, table: keyof Schema) {
  const { column, other, before } = endOf(tx, table);
  const waits =
    table === 'outgoingMessages'
      ? sql`and not exists (select from outbox where outbox.shop_id = ${tx.shopId} and message_id = id)`
      : sql``;
  const over = sql`${sql.ref(column)} < ${before}`;
  const either = other === undefined ? over : sql`(${over} or ${sql.ref(other)} < ${before})`;
  return sql`from ${sql.table(table)} where shop_id = ${tx.shopId} and ${either} ${waits}`;
}

/** Whether the shop has anything that no longer needs to be kept; for files, any that may be unused. */
export async function hasExpiredRows(tx: Tx): Promise<boolean> {
  const pieces = [
    ...sweptTables.map((table) => overIn(tx, table)),
    sql`${overIn(tx, 'files')} and not for_good`,
  ];
  const arms = pieces.map((piece) => sql`(select 1 as one ${piece} limit 1)`);
  const statement = sql`select one from (${sql.join(arms, sql` union all `)}) as any_of limit 1`;
  return (await tx.maybe({ compile: () => statement.compile(db) })) !== undefined;
}

/** Deletes one batch of rows that a table no longer needs to keep; answers how many. */
export async function sweepRows(tx: Tx, table: keyof Schema): Promise<number> {
  const statement = sql`delete from ${sql.table(table)} where shop_id = ${tx.shopId} and ctid in (
    select ctid ${overIn(tx, table)} limit ${sql.lit(sweepBatchSize)} for update skip locked)`;
  return tx.run({ compile: () => statement.compile(db) });
}
