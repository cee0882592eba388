import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { db } from '../platform/query.ts';
import { fromShop, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

export interface OverdueProblem {
  readonly id: string;
  readonly memberId: string;
  readonly courierNumber: string;
  /** The highest of the shop's reminder ages, in days, that the problem has reached. */
  readonly passedDays: number;
}

/** Whether any of the shop's problems is or may become overdue. */
export async function isAnyProblemUnsettled(tx: Tx): Promise<boolean> {
  const any = fromShop(tx, 'problemPieces').select('id').where('state', '<>', 'resolved').limit(1);
  return (await tx.maybe(any)) !== undefined;
}

/**
 * Unsettled problems that have passed a reminder age since the last notification, oldest first; locked until this
 * transaction ends.
 */
export async function lockOverdueProblems(
  tx: Tx,
  days: readonly number[],
  most: number,
): Promise<OverdueProblem[]> {
  const passed = sql<number>`coalesce((select max(age) from unnest(${[...days]}::int[]) as age
    where problem_pieces.created_at < ${tx.now}::timestamptz - make_interval(days => age)), 0)`;
  const rows = await tx.all(
    db
      .selectFrom('problemPieces')
      .innerJoin('parcels', shopJoin('parcels.id', 'problemPieces.parcelId'))
      .select(['problemPieces.id', 'parcels.memberId', 'parcels.courierNumber', passed.as('passedDays')])
      .where('parcels.memberId', 'is not', null)
      .where('problemPieces.shopId', '=', tx.shopId)
      .where('problemPieces.state', '<>', 'resolved')
      .where(sql<boolean>`problem_pieces.told_days < ${passed}`)
      .orderBy('problemPieces.createdAt')
      .limit(most)
      .forUpdate('problemPieces')
      .skipLocked(),
  );
  return rows.flatMap(({ memberId, ...row }) => (memberId === null ? [] : [{ ...row, memberId }]));
}

/** Records that the members of these problems are notified now. */
export async function recordOverdueNotices(tx: Tx, overdue: readonly OverdueProblem[]): Promise<void> {
  for (const [toldDays, pieces] of Map.groupBy(overdue, ({ passedDays }) => passedDays))
    await tx.run(
      updateInShop(tx, 'problemPieces').set({ toldDays }).where('id', 'in', fieldOf(pieces, 'id')),
    );
}
