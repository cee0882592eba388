import { searchedFor } from '@crossdock/domain/searchText.ts';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from './db.ts';
import { containing, literally } from './likePattern.ts';
import { db } from './query.ts';
import type { Schema } from './schema.gen.ts';

/**
 * Whether `typed` names the member: the beginning of an account, email, invitation code or alias, part of a name, or
 * the end of the phone in any notation. Every staff search finds members this way.
 */
export function isNamed(eb: ExpressionBuilder<Schema, 'members'>, typed: string) {
  const { text, number, phoneEnds } = searchedFor(typed);
  const start = `${literally(text.toLowerCase())}%`;
  return eb.or([
    eb(sql<string>`lower(members.account)`, 'like', start),
    eb(sql<string>`lower(members.email)`, 'like', start),
    eb('members.name', 'ilike', containing(text)),
    eb('members.nickname', 'ilike', containing(text)),
    ...(number === ''
      ? []
      : [
          eb(sql<string>`upper(members.simple_code)`, 'like', `${literally(number)}%`),
          eb(sql<string>`upper(members.random_name)`, 'like', `${literally(number)}%`),
        ]),
    ...phoneEnds.map((end) => eb('members.phone', 'like', `%${end}`)),
    // While somebody is still typing, the text may be the beginning of a number.
    ...phoneEnds.map((end) => sql<SqlBool>`ltrim(members.phone, '0') like ${`${end.replace(/^0/, '')}%`}`),
  ]);
}

/** The ids of members whom `typed` names. */
export function membersNamed(tx: Tx, typed: string) {
  return db
    .selectFrom('members')
    .select('members.id')
    .where('members.shopId', '=', tx.shopId)
    .where((eb) => isNamed(eb, typed));
}
