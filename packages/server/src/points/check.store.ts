import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The shop's members whose points, usable or owed, are not the sum of their entries: none, or the records are wrong. */
export function brokenPoints(tx: Tx) {
  const sums = db
    .selectFrom('points_entries')
    .select([
      'member_id',
      sql<number>`sum(amount)::bigint`.as('points'),
      sql<number>`sum(owed_change)::bigint`.as('owing'),
    ])
    .where('shop_id', '=', tx.shopId)
    .groupBy('member_id');
  return tx.all(
    db
      .selectFrom('points_balances')
      .leftJoin(sums.as('sums'), 'sums.member_id', 'points_balances.member_id')
      .select(['points_balances.member_id', 'balance', 'owed', 'points', 'owing'])
      .where('shop_id', '=', tx.shopId)
      .where(sql<boolean>`(balance <> coalesce(points, 0) or owed <> coalesce(owing, 0))`),
  );
}
