import { type Compilable, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';
import { db } from './query.ts';

/** Totals are capped here, so that counting never outweighs listing (decision 6). */
export const countedAtMost = 10_000;

export interface Paging {
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** One page of an ordered query, and how many rows there are in all. Both travel in one round trip. */
export async function pageOf<DB, TB extends keyof DB, O>(
  tx: Tx,
  rows: SelectQueryBuilder<DB, TB, O>,
  { pageIndex, pageSize }: Paging,
) {
  const counted = rows.clearSelect().clearOrderBy().select(sql<number>`1`.as('one'));
  const { rows: list, total } = await pageCounted(tx, rows, counted, { pageIndex, pageSize });
  return { list, total, pageIndex, pageSize };
}

/** The same for rows that are counted by a plainer query than they are read by. */
export async function pageCounted<DB, TB extends keyof DB, O, CDB, CTB extends keyof CDB, CO>(
  tx: Tx,
  rows: SelectQueryBuilder<DB, TB, O>,
  counted: SelectQueryBuilder<CDB, CTB, CO>,
  { pageIndex, pageSize }: Paging,
) {
  const found = counted.limit(countedAtMost).as('found');
  const [list, total] = await Promise.all([
    tx.all(rows.limit(pageSize).offset((pageIndex - 1) * pageSize)),
    totalOf(
      tx,
      db.selectFrom(found).select(({ fn }) => fn.countAll<number>().as('total')),
    ),
  ]);
  return { rows: list, total };
}

/** Counting so many costs more than listing them: such a total may be some seconds old. */
const manyFrom = 1_000;
const keptMs = 10_000;
const mostKept = 2_000;
const totals = new Map<string, { readonly total: number; readonly untilMs: number }>();

/** What a list's count comes to. */
export async function totalOf(tx: Tx, count: Compilable<{ total: number }>): Promise<number> {
  const { sql: text, parameters } = count.compile();
  const key = JSON.stringify([tx.shopId, text, parameters]);
  const known = totals.get(key);
  if (known !== undefined && known.untilMs > performance.now()) return known.total;
  const { total } = await tx.one(count);
  totals.delete(key);
  if (total < manyFrom) return total;
  const [oldest] = totals.keys();
  if (totals.size >= mostKept && oldest !== undefined) totals.delete(oldest);
  totals.set(key, { total, untilMs: performance.now() + keptMs });
  return total;
}
