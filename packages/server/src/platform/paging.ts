import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';
import { db } from './query.ts';

/** Totals are exact up to here and capped beyond, so that counting never outweighs listing (decision 6). */
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
  const found = rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(countedAtMost + 1)
    .as('found');
  const [list, counted] = await Promise.all([
    tx.all(rows.limit(pageSize).offset((pageIndex - 1) * pageSize)),
    tx.one(db.selectFrom(found).select(({ fn }) => fn.countAll<number>().as('total'))),
  ]);
  return { list, total: Math.min(counted.total, countedAtMost), pageIndex, pageSize };
}

/** The same for rows that are counted by a plainer query than they are read by. */
export async function pageCounted<DB, TB extends keyof DB, O, CDB, CTB extends keyof CDB, CO>(
  tx: Tx,
  rows: SelectQueryBuilder<DB, TB, O>,
  counted: SelectQueryBuilder<CDB, CTB, CO>,
  { pageIndex, pageSize }: Paging,
) {
  const found = counted.limit(countedAtMost).as('found');
  const [list, { total }] = await Promise.all([
    tx.all(rows.limit(pageSize).offset((pageIndex - 1) * pageSize)),
    tx.one(db.selectFrom(found).select(({ fn }) => fn.countAll<number>().as('total'))),
  ]);
  return { rows: list, total };
}
