import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';

/** A shorter text is searched only at the beginning of whole numbers and of their stored endings. */
const shortestPart = 4;
/**
 * The endings of a number are stored from every third character on, so a searched part begins at a stored ending, or
 * one or two characters before it.
 */
const steps = [0, 1, 2];
/** The most results that are searched and counted. */
const mostFound = 10_000;
/**
 * The most rows that are read for a part that occurs in millions of numbers. The characters before the part are
 * compared row by row, because the index is not ordered by them.
 */
const mostRead = 200_000;

/**
 * The ids of rows with `number` inside one of their numbers (migration 0038), by three ranges of an index of ordered
 * texts. Row-level security allows only this kind of index to be used.
 */
export function idsByNumberPart(
  tx: Tx,
  kind: 'parcel' | 'order',
  number: string,
  readAtMost = mostRead,
): RawBuilder<{ id: string }> {
  const table = sql.table(`${kind}_search_parts`);
  const id = sql.ref(`${kind}_id`);
  const ranges = (number.length < shortestPart ? [0] : steps).map((lead) => {
    const part = number.slice(lead);
    return sql`(select id from (
        select ${id} as id, before from ${table}
        where shop_id = ${tx.shopId} and part >= ${part} and part < ${afterAll(part)}
        limit ${sql.lit(readAtMost)}
      ) as rows_read
      where right(before, ${sql.lit(lead)}) = ${number.slice(0, lead)}
      limit ${sql.lit(mostFound)})`;
  });
  return sql<{ id: string }>`(${sql.join(ranges, sql` union `)})`;
}

/** A text that sorts after every text beginning with `part`, in code point order. */
function afterAll(part: string): string {
  const characters = [...part];
  const last = characters.pop()?.codePointAt(0) ?? 0;
  return characters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}

/**
 * `newestMost` is the number of newest matches that are read. It is higher than the number of results, because
 * callers leave some matches out. `mostReadAtAGlance` limits the rows that are read for a search while somebody
 * types.
 */
const newestMost = 200;
const mostReadAtAGlance = 20_000;

/**
 * The newest matches. Four digits alone occur in thousands of numbers; if a part occurs in more rows than are read,
 * the answer is the newest of the read rows.
 */
export function newestIdsByNumberPart(
  tx: Tx,
  kind: 'parcel' | 'order',
  number: string,
): RawBuilder<{ id: string }> {
  return sql<{
    id: string;
  }>`(select id from ${idsByNumberPart(tx, kind, number, mostReadAtAGlance)} as every_one
    order by id desc limit ${sql.lit(newestMost)})`;
}
