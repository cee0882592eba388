import type { MemberSort } from '@crossdock/contract/members/desk.ts';
import { openOrderStates } from '@crossdock/domain/orders/desk.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { memberIdsMatching, membersOfStaff } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { countRows, fromShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';

interface MemberFilter {
  readonly words: string;
  readonly status?: 'active' | 'disabled' | undefined;
  readonly level?: number | undefined;
  readonly careTakerId?: string | undefined;
  readonly vip?: boolean | undefined;
  readonly made?: RequestedPeriod | undefined;
}

/** The condition for members of the shop who match the search: by the whole text, or by each word of it. */
function filtered(tx: Tx, { words, status, level, careTakerId, vip, made }: MemberFilter) {
  let query = fromShop(tx, 'members');
  query = filteredBy(query, 'members', { status, level, vip });
  if (careTakerId !== undefined) query = query.where('members.id', 'in', membersOfStaff(tx, careTakerId));
  query = rowsInPeriod(query, 'members.createdAt', made);
  const spoken = words.split(/\s+/).filter(Boolean).slice(0, 5);
  if (spoken.length === 0) return query;
  return query.where((eb) =>
    eb.or([
      eb('members.id', 'in', memberIdsMatching(tx, words)),
      ...(spoken.length > 1
        ? [eb.and(spoken.map((word) => eb('members.id', 'in', memberIdsMatching(tx, word))))]
        : []),
    ]),
  );
}

/** The newest members who match the words. */
export function findMembersByWords(tx: Tx, words: string, limit: number) {
  return tx.all(
    filtered(tx, { words })
      .select(['members.id', 'members.account', 'members.name', 'members.randomName', 'members.phone'])
      .orderBy('members.id', 'desc')
      .limit(limit),
  );
}

const orders = {
  created: sql`members.created_at`,
  name: sql`members.name`,
  balance: sql`coalesce(balance.balance_minor, 0)`,
  level: sql`members.level`,
} as const satisfies Record<MemberSort, unknown>;

export async function searchMembers(
  tx: Tx,
  filter: MemberFilter,
  { sort, order, ...paging }: Paging & { readonly sort: MemberSort; readonly order: 'asc' | 'desc' },
) {
  const rows = filtered(tx, filter)
    .leftJoin(
      'ledgerAccounts as balance',
      shopJoin('balance.memberId', 'members.id', { 'balance.kind': 'memberBalance' }),
    )
    .select([
      'members.id',
      'members.account',
      'members.name',
      'members.randomName',
      'members.areaCode',
      'members.phone',
      'members.email',
      'members.level',
      'members.status',
      'members.createdAt',
      sql<number>`coalesce(balance.balance_minor, 0)`.as('balanceMinor'),
    ])
    .select((eb) => [
      countersOf(tx, eb, 'parcel').as('parcelsInHouse'),
      countersOf(tx, eb, 'order').as('ordersOpen'),
    ])
    .orderBy(orders[sort], order)
    .orderBy('members.id', order);
  return pageOf(tx, rows, paging);
}

/** Counts of the member's open parcels and orders, from the few counter rows of each member. */
function countersOf(tx: Tx, eb: ExpressionBuilder<Schema, 'members'>, noun: 'parcel' | 'order') {
  const states = noun === 'parcel' ? inWarehouseParcelStates : openOrderStates;
  return sql<number>`(select coalesce(sum(counters.value), 0)::int from counters
    where counters.shop_id = ${tx.shopId} and counters.member_id = ${eb.ref('members.id')}
      and counters.name in (${sql.join(states.map((state) => `${noun}.${state}`))}))`;
}

export type MemberListRow = Awaited<ReturnType<typeof searchMembers>>['list'][number];

export async function countSessions(tx: Tx, memberId: string): Promise<number> {
  return countRows(tx, fromShop(tx, 'sessions', { memberId }).where('expiresAt', '>', tx.now));
}
