import { type Compilable, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';
import { Keyset, type PageEnd, type Paging } from './keyset.ts';
import { db } from './query.ts';

export type { Paging } from './keyset.ts';

/** Totals never exceed this number, so that counting never costs more than listing. */
export const maxTotal = 10_000;

type Rows<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>;

/** One page of a sorted query and the total number of rows, in one round trip. The last sort key must be unique. */
export async function pageOf<DB, TB extends keyof DB, O>(tx: Tx, rows: Rows<DB, TB, O>, asked: Paging) {
  const counted = rows.clearSelect().clearOrderBy().select(sql<number>`1`.as('one'));
  const { rows: list, page } = await pageWithSeparateCount(tx, rows, counted, asked);
  return { list, ...page };
}

/** Like `pageOf`, for rows that a simpler query can count. */
export async function pageWithSeparateCount<DB, TB extends keyof DB, O, CDB, CTB extends keyof CDB, CO>(
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
  return { rows, page: pageAnswerFields(asked, total, end) };
}

interface Found<DB, TB extends keyof DB, O, IDB, ITB extends keyof IDB, IO, CDB, CTB extends keyof CDB, CO> {
  readonly ids: Rows<IDB, ITB, IO>;
  /** Reads the rows of these ids, in the same order. */
  readonly rowsOf: (ids: Rows<IDB, ITB, IO>) => Rows<DB, TB, O>;
  readonly counted: Rows<CDB, CTB, CO>;
  /**
   * Whether `ids` finds at most as many rows as are counted (`maxTotal`). If there are more rows, no cursor leads to
   * them.
   */
  readonly isPart: boolean;
}

/** Like `pageOf`, for rows whose ids are searched first. */
export async function pageByIds<
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
  const { rows, end } = keyset.end<O>(found, asked, isPart && total >= maxTotal);
  return { rows, page: pageAnswerFields(asked, total, end) };
}

/** The fields of every list's answer besides its rows. */
export const pageAnswerFields = ({ pageIndex, pageSize }: Paging, total: number, end: PageEnd) => ({
  total,
  pageIndex,
  pageSize,
  ...end,
});

function countOf<DB, TB extends keyof DB, O>(tx: Tx, counted: Rows<DB, TB, O>): Promise<number> {
  const found = counted.limit(maxTotal).as('found');
  return totalOf(
    tx,
    db.selectFrom(found).select(({ fn }) => fn.countAll<number>().as('total')),
  );
}

/**
 * From this number on, a total may be some seconds old, because counting so many rows costs more than listing a page.
 */
const manyFrom = 1_000;
const keptMs = 10_000;
const mostKept = 2_000;
const totals = new Map<string, { readonly total: number; readonly untilMs: number }>();

/** The total of a list. */
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
