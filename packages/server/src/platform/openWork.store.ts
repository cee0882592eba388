import { hasKey, keysOf } from '@crossdock/domain/records.ts';
import { retryDelayMs, sweeps } from '@crossdock/domain/shops/sweeps.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { type Paging, pageOf } from './paging.ts';
import { compileSql } from './query.ts';
import { publish } from './realtime.ts';
import { deleteFromShop, deleteRows, fromShop, updateInShop } from './rows.ts';

/** One item of a kind of work, with its label for staff. */
export interface WorkItem {
  readonly kind: string;
  readonly item: string;
  readonly label: string;
  /** Data that the work needs and that is stored nowhere else. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

const longestReason = 500;

/** After each of the attempts with these numbers the pause is longer; after later attempts it no longer grows. */
const tries = Array.from({ length: 12 }, (_, n) => n + 1);
type Dues = Record<`due${number}`, string>;

const note = compileSql<
  { shopId: string; at: string; why: string; data: string | null } & Dues & Omit<WorkItem, 'data'>,
  { tries: number }
>(
  // Uses CASE, because indexing an array by a column crashes a cluster's server.
  (p) => sql`insert into open_work (shop_id, kind, item, label, data, since, failed_at, due_at, why)
    values (${p.shopId}, ${p.kind}, ${p.item}, ${p.label}, ${p.data}::jsonb, ${p.at}, ${p.at}, ${p.due1}, ${p.why})
    on conflict (shop_id, kind, item) do update set tries = open_work.tries + 1, failed_at = excluded.failed_at,
      why = excluded.why, label = excluded.label, data = coalesce(excluded.data, open_work.data),
      due_at = case ${sql.join(
        tries.map((n) => sql`when open_work.tries + 1 <= ${sql.lit(n)} then ${p[`due${n}`]}::timestamptz`),
        sql` `,
      )} else ${p[`due${tries.length}`]}::timestamptz end
    returning tries`,
);

/** Records a failed item: it waits, longer each time, and staff see it. */
export async function recordFailure(tx: Tx, thing: WorkItem, error: unknown): Promise<void> {
  const said = error instanceof Error ? error.message : String(error);
  const dues: Dues = Object.fromEntries(tries.map((n) => [`due${n}`, tx.later(retryDelayMs(n))]));
  await tx.compiled(note, {
    ...{ shopId: tx.shopId, at: tx.now, kind: thing.kind, item: thing.item, label: thing.label, ...dues },
    why: said.replaceAll('\0', '').slice(0, longestReason),
    data: thing.data === undefined ? null : JSON.stringify(thing.data),
  });
  await publish(tx, 'openWork', null);
}

const rows = (tx: Tx) => fromShop(tx, 'openWork');

/** The failed items of a kind: those that still wait, and those to be tried again now. */
export async function findFailedItemsOfKind(tx: Tx, kind: string) {
  const found = await tx.all(
    rows(tx)
      .select(['item', 'label', 'data', 'dueAt'])
      .where('kind', '=', kind)
      .orderBy('dueAt')
      .limit(1_000),
  );
  return {
    resting: new Set(found.filter(({ dueAt }) => dueAt > tx.now).map(({ item }) => item)),
    due: found.filter(({ dueAt }) => dueAt <= tx.now),
  };
}

/** Failed items for staff, the longest waiting first. */
export async function listFailedItems(tx: Tx, paging: Paging) {
  const { list, ...page } = await pageOf(
    tx,
    rows(tx)
      .select(['kind', 'item', 'label', 'tries', 'since', 'dueAt', 'why'])
      .where('kind', 'in', keysOf(sweeps))
      .orderBy('since')
      .orderBy('kind')
      .orderBy('item'),
    paging,
  );
  return {
    ...page,
    list: list.flatMap(({ kind, ...row }) => (hasKey(sweeps, kind) ? [{ ...row, kind }] : [])),
  };
}

/** Makes the item due now; false if it is not waiting. */
export function makeDueNow(tx: Tx, kind: string, item: string): Promise<boolean> {
  return tx.changes(updateInShop(tx, 'openWork', { kind, item }).set({ dueAt: tx.now }));
}

/**
 * Removes failed items whose work is no longer due, because something other than this run has done it. Items that
 * another run has postponed stay.
 */
export async function deleteDueFailedItems(tx: Tx, kind: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  const ended = await tx.run(
    deleteFromShop(tx, 'openWork', { kind, item: items }).where('dueAt', '<=', tx.now),
  );
  if (ended > 0) await publish(tx, 'openWork', null);
}

/** Removes failed items whose work has been done after all. */
export async function deleteFailedItems(tx: Tx, kind: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  await deleteRows(tx, 'openWork', { kind, item: items });
  await publish(tx, 'openWork', null);
}

/** The kinds with items that are due to be tried again. */
export function workKindsDueForRetry(tx: Tx, most: number) {
  return tx.all(rows(tx).select('kind').where('dueAt', '<=', tx.now).orderBy('dueAt').limit(most));
}

/** The earliest time at which failed work is tried again; with `kind`, only work of this kind. */
export const nextTryAt = ({ shopId }: Pick<Tx, 'shopId'>, kind?: string) =>
  sql`select min(due_at) as at from open_work where shop_id = ${shopId} ${kind === undefined ? sql`` : sql`and kind = ${kind}`}`;
