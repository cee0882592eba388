import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/**
 * Members whose usable or owed points are not the sum of their entries. Any result means that the records are
 * wrong.
 */
export function brokenPoints(tx: Tx) {
  const sums = db
    .selectFrom('pointsEntries')
    .select([
      'memberId',
      sql<number>`sum(amount)::bigint`.as('points'),
      sql<number>`sum(owed_change)::bigint`.as('owing'),
    ])
    .where('shopId', '=', tx.shopId)
    .groupBy('memberId');
  return tx.all(
    db
      .selectFrom('pointsBalances')
      .leftJoin(sums.as('sums'), 'sums.memberId', 'pointsBalances.memberId')
      .select(['pointsBalances.memberId', 'balance', 'owed', 'points', 'owing'])
      .where('shopId', '=', tx.shopId)
      .where(sql<boolean>`(balance <> coalesce(points, 0) or owed <> coalesce(owing, 0))`),
  );
}
