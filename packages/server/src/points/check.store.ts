import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';

/**
 * Members whose usable or owed points are not the sum of their entries. Any result means that the records are
 * wrong.
 */
export function membersWithWrongPoints(tx: Tx) {
  const sums = fromShop(tx, 'pointsEntries')
    .select([
      'memberId',
      sql<number>`sum(amount)::bigint`.as('points'),
      sql<number>`sum(owed_change)::bigint`.as('owing'),
    ])
    .groupBy('memberId');
  return tx.all(
    fromShop(tx, 'pointsBalances')
      .leftJoin(sums.as('sums'), 'sums.memberId', 'pointsBalances.memberId')
      .select(['pointsBalances.memberId', 'balance', 'owed', 'points', 'owing'])
      .where(sql<boolean>`(balance <> coalesce(points, 0) or owed <> coalesce(owing, 0))`),
  );
}
