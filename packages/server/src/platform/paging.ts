import { type Compilable, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';
import { Keyset, type PageEnd, type Paging } from './keyset.ts';
import { db } from './query.ts';

export type { Paging } from './keyset.ts';

/** Totals are capped here, so that counting never outweighs listing (decision 6). */
export const countedAtMost = 10_000;

type Rows<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>;

/**
 * One page of an ordered query, and how many rows there are in all. Both travel in one round trip. The last key of the order
 * tells all rows apart.
 */
export async function pageOf<DB, TB extends keyof DB, O>(tx: Tx, rows: Rows<DB, TB, O>, asked: Paging) {
  const counted = rows.clearSelect().clearOrderBy().select(sql<number>`1`.as('one'));
  const { rows: list, page } = await pageCounted(tx, rows, counted, asked);
  return { list, ...page };
}

/** The same for rows that are counted by a plainer query than they are read by. */
export async function pageCounted<DB, TB extends keyof DB, O, CDB, CTB extends keyof CDB, CO>(
  tx: Tx,
  ordered: Rows<DB, TB, O>,
  counted: Rows<CDB, CTB, CO>,
  asked: Paging,
) {
  const keyset = new Keyset(ordered);
  const [found, total] = await Promise.all([
    tx.all(keyset.placed(keyset.cut(ordered, asked))),
    countOf(tx, counted),
  ]);
  const { rows, end } = keyset.end<O>(found, asked);
  return { rows, page: pageFacts(asked, total, end) };
}

interface Found<DB, TB extends keyof DB, O, IDB, ITB extends keyof IDB, IO, CDB, CTB extends keyof CDB, CO> {
  readonly ids: Rows<IDB, ITB, IO>;
  /** Reads those, in the same order. */
  readonly rowsOf: (ids: Rows<IDB, ITB, IO>) => Rows<DB, TB, O>;
  readonly counted: Rows<CDB, CTB, CO>;
  /** No more are sorted, or found by their words, than are counted: where there are more, nothing leads to them. */
  readonly isPart: boolean;
}

/** The same for rows whose ids are found first. */
export async function pageFound<
  DB,
  TB extends keyof DB,
  O,
  IDB,
  ITB extends keyof IDB,
  IO,
  CDB,
  CTB extends keyof CDB,
  CO,
>(tx: Tx, { ids, rowsOf, counted, isPart }: Found<DB, TB, O, IDB, ITB, IO, CDB, CTB, CO>, asked: Paging) {
  const keyset = new Keyset(ids);
  const [found, total] = await Promise.all([
    tx.all(keyset.placed(rowsOf(keyset.cut(ids, asked)))),
    countOf(tx, counted),
  ]);
  const { rows, end } = keyset.end<O>(found, asked, isPart && total >= countedAtMost);
  return { rows, page: pageFacts(asked, total, end) };
}

/** What every list answers beside its rows. */
export const pageFacts = ({ pageIndex, pageSize }: Paging, total: number, end: PageEnd) => ({
  total,
  pageIndex,
  pageSize,
  ...end,
});

function countOf<DB, TB extends keyof DB, O>(tx: Tx, counted: Rows<DB, TB, O>): Promise<number> {
  const found = counted.limit(countedAtMost).as('found');
  return totalOf(
    tx,
    db.selectFrom(found).select(({ fn }) => fn.countAll<number>().as('total')),
  );
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
