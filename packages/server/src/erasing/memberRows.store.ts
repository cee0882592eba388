import { type RawBuilder, sql } from 'kysely';
import { toColumnName } from '../platform/columns.ts';
import type { Tx } from '../platform/db.ts';
import { linkedTable, type MemberLink } from '../platform/tableRule.ts';

interface MemberContacts {
  readonly memberId: string;
  readonly contacts: readonly string[];
}

const toThem = ({ contacts }: MemberContacts) => sql`recipient = any(${[...contacts]}::text[])`;

/** The condition that selects a member's rows in a table. */
export function memberRowsCondition(
  tx: Pick<Tx, 'shopId'>,
  member: MemberContacts,
  link: MemberLink,
): RawBuilder<boolean> {
  if (link === 'recipient') return sql`${toThem(member)}`;
  const name = sql.id(toColumnName(link));
  const over = linkedTable(link);
  if (over === null) return sql`${name} = ${member.memberId}::uuid`;
  const messages = over === 'outgoingMessages' ? sql`or ${toThem(member)}` : sql``;
  return sql`${name} in (select id from ${sql.id(toColumnName(over))}
    where shop_id = ${tx.shopId} and (member_id = ${member.memberId}::uuid ${messages}))`;
}
