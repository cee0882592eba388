import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/**
 * Notes of what is not settled the last of these ages that it has passed, and answers those of which it was not noted
 * before: of several processes at once, one.
 */
export async function noteOverdue(tx: Tx, days: readonly number[]) {
  const passed = sql<number>`coalesce((select max(age) from unnest(${[...days]}::int[]) as age
    where problem_pieces.created_at < ${tx.now}::timestamptz - make_interval(days => age)), 0)`;
  const rows = await tx.all(
    db
      .updateTable('problemPieces')
      .from('parcels')
      .set({ toldDays: passed })
      .whereRef('parcels.shopId', '=', 'problemPieces.shopId')
      .whereRef('parcels.id', '=', 'problemPieces.parcelId')
      .where('parcels.memberId', 'is not', null)
      .where('problemPieces.shopId', '=', tx.shopId)
      .where('problemPieces.state', '<>', 'resolved')
      .where(sql<boolean>`problem_pieces.told_days < ${passed}`)
      .returning(['problemPieces.id', 'problemPieces.toldDays', 'parcels.memberId', 'parcels.courierNumber']),
  );
  return rows.flatMap(({ memberId, ...row }) => (memberId === null ? [] : [{ ...row, memberId }]));
}
