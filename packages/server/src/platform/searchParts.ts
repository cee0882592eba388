import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';

/** Shorter texts match only the beginning of whole numbers and of their endings. */
const shortestPart = 4;
/** Endings are stored at every third character, so a part begins at one of them, or one or two characters before. */
const steps = [0, 1, 2];
/** The most results that are searched and counted. */
const mostFound = 10_000;
/** Of a part that stands in millions of numbers so many rows are read, since what is before it is no part of the index's order. */
const mostRead = 200_000;

/**
 * The ids of rows with `number` inside one of their numbers (migration 0038), by three ranges of an index of ordered
 * texts. Row-level security allows only this kind of index to be used.
 */
export function idsWithPart(
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

/** A text after every text that begins with `part`, in code point order. */
function afterAll(part: string): string {
  const characters = [...part];
  const last = characters.pop()?.codePointAt(0) ?? 0;
  return characters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}

/** Enough of the newest to answer a few, since some may not be shown: a search while somebody is typing reads no more rows. */
const newestMost = 200;
const mostReadAtAGlance = 20_000;

/** The newest of them. Four digits alone are in thousands of numbers; of a part that is in more than can be read, the newest of those read. */
export function newestWithPart(tx: Tx, kind: 'parcel' | 'order', number: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`(select id from ${idsWithPart(tx, kind, number, mostReadAtAGlance)} as every_one
    order by id desc limit ${sql.lit(newestMost)})`;
}
