import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { findRow } from '../platform/rows.ts';
import { subqueryShopJoin } from '../platform/shopJoin.ts';

interface Numbered {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
}

/** Tables of records that have a number given by our system and belong to a member. */
const tables = {
  vipOrder: 'vip_orders',
  purchase: 'purchases',
  pickup: 'pickup_tasks',
  claim: 'aftersales_claims',
  withdrawal: 'withdrawals',
} as const;

/** The record of this kind with this number. */
export function findByNumber(tx: Tx, kind: keyof typeof tables, number: string) {
  const named = sql<Numbered>`(select id, number, member_id from ${sql.table(tables[kind])}
    where shop_id = ${tx.shopId} and number = ${number})`.as<'named'>('named');
  return tx.maybe(
    db
      .selectFrom(named)
      .innerJoin('members', subqueryShopJoin(tx, 'members.id', 'named.memberId'))
      .select(['named.id', 'named.number', 'members.name as memberName']),
  );
}

export function payoutByNumber(tx: Tx, number: string) {
  return findRow(tx, 'payoutBatches', { number }, ['id', 'number']);
}
