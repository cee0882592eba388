import { type RawBuilder, sql } from 'kysely';
import { columnOf } from '../platform/columns.ts';
import type { Tx } from '../platform/db.ts';
import { tableOf, type Way } from './fates.ts';

interface Whose {
  readonly memberId: string;
  readonly contacts: readonly string[];
}

const toThem = ({ contacts }: Whose) => sql`recipient = any(${[...contacts]}::text[])`;

/** The condition that selects a member's rows in a table. */
export function whose(tx: Pick<Tx, 'shopId'>, member: Whose, way: Way): RawBuilder<boolean> {
  if (way === 'recipient') return sql`${toThem(member)}`;
  const name = sql.id(columnOf(way));
  const over = tableOf(way);
  if (over === null) return sql`${name} = ${member.memberId}::uuid`;
  const messages = over === 'outgoingMessages' ? sql`or ${toThem(member)}` : sql``;
  return sql`${name} in (select id from ${sql.id(columnOf(over))}
    where shop_id = ${tx.shopId} and (member_id = ${member.memberId}::uuid ${messages}))`;
}
