import { comparedPhoneDigits, type DuplicateSign } from '@crossdock/domain/promotion/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

export interface DuplicatePair {
  readonly memberId: string;
  readonly friendId: string;
}

interface Found {
  memberId: string;
  friendId: string;
  phone: boolean;
  address: boolean;
  idNumber: boolean;
}

const nameOf = ({ memberId, friendId }: DuplicatePair): string => `${memberId} ${friendId}`;

/** Every document number that a member has entered anywhere. */
const numbersOf = (tx: Tx, member: string) => sql`(
  select upper(id_number) as number from addresses where shop_id = ${tx.shopId} and member_id = ${sql.ref(`${member}.id`)}
  union select upper(id_number) from identities where shop_id = ${tx.shopId} and member_id = ${sql.ref(`${member}.id`)}
  union select upper(id_number) from declarers where shop_id = ${tx.shopId} and member_id = ${sql.ref(`${member}.id`)})`;

/** For each pair, the data that both members have and that two people rarely share; empty if there is none. */
export async function findPossibleDuplicates(
  tx: Tx,
  pairs: readonly DuplicatePair[],
): Promise<(pair: DuplicatePair) => DuplicateSign[]> {
  const asked = [...new Map(pairs.map((pair) => [nameOf(pair), pair])).values()];
  const statement = sql<Found>`
    select pair.member_id, pair.friend_id,
      right(mine.phone, ${comparedPhoneDigits}) = right(theirs.phone, ${comparedPhoneDigits}) as phone,
      exists (
        select from addresses a join addresses b on b.shop_id = a.shop_id and b.country = a.country
          and b.zip = a.zip and lower(b.detail) = lower(a.detail)
        where a.shop_id = ${tx.shopId} and a.member_id = mine.id and b.member_id = theirs.id and a.detail <> ''
      ) as address,
      exists (
        select from ${numbersOf(tx, 'mine')} a join ${numbersOf(tx, 'theirs')} b using (number) where number <> ''
      ) as id_number
    from unnest(${asked.map((pair) => pair.memberId)}::uuid[], ${asked.map((pair) => pair.friendId)}::uuid[])
      as pair (member_id, friend_id)
    join members mine on mine.shop_id = ${tx.shopId} and mine.id = pair.member_id
    join members theirs on theirs.shop_id = ${tx.shopId} and theirs.id = pair.friend_id`;
  const rows = asked.length === 0 ? [] : await tx.all({ compile: () => statement.compile(db) });
  const known = new Map(
    rows.map((row) => [nameOf({ memberId: row.memberId, friendId: row.friendId }), likenessesOf(row)]),
  );
  return (pair) => known.get(nameOf(pair)) ?? [];
}

function likenessesOf({ phone, address, idNumber }: Found): DuplicateSign[] {
  return [
    ...(phone ? (['phone'] as const) : []),
    ...(address ? (['address'] as const) : []),
    ...(idNumber ? (['idNumber'] as const) : []),
  ];
}
