import { readSearch } from '@crossdock/domain/searchText.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from './db.ts';
import { fromShop } from './rows.ts';

const part = sql.ref('memberSearchParts.part');
/** The character that sorts after all others. */
const last = '\u{10FFFF}';
const begins = (with_: RawBuilder<string> | string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${part} >= ${with_} and ${part} < ${with_} || ${last})`;
const beginsInEitherScript = (text: string) => begins(sql<string>`one_script(${text})`);

/**
 * The ids of members who match `typed`: the beginning of an account, email, invitation code or alias, part of a name
 * in either Chinese script, or the end of the phone in any notation. Every staff search uses this function. It reads
 * ranges of an index of ordered texts (migration 0550), because row security prevents the use of other indexes.
 */
export function memberIdsMatching(tx: Tx, typed: string) {
  const { text, number, phoneEnds } = readSearch(typed);
  const ways = [...new Set([text, ...(number === '' ? [] : [number])])].map(beginsInEitherScript);
  const phones = phoneEnds.flatMap((end) => [
    sql<SqlBool>`${part} = ${`#${end}`}`,
    // While somebody is still typing, the digits may be the beginning of a phone number and not its end.
    begins(`^${end.replace(/^0/, '')}`),
  ]);
  return fromShop(tx, 'memberSearchParts')
    .select('memberSearchParts.memberId as id')
    .distinct()
    .where((eb) => eb.or(text === '' ? [] : [...ways, ...phones]));
}

/**
 * The ids of members that this clerk looks after, as customer service or as salesperson; each of the two has
 * its index.
 */
export function membersOfStaff(tx: Tx, staffId: string) {
  const members = fromShop(tx, 'members').select('members.id');
  return members
    .where('members.serviceStaffId', '=', staffId)
    .union(members.where('members.salesStaffId', '=', staffId));
}
