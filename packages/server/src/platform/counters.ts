import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { q } from './query.ts';

/**
 * Moves a member's counters in the transaction that moves the things counted. Rows are locked in name order, so that
 * two transactions never wait for each other.
 */
export async function count(
  tx: Tx,
  memberId: string,
  changes: Readonly<Record<string, number>>,
): Promise<void> {
  const moved = Object.entries(changes)
    .filter(([, by]) => by !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (moved.length === 0) return;
  await tx.run(
    q
      .insertInto('counters')
      .values(moved.map(([name, value]) => ({ shop_id: tx.shopId, member_id: memberId, name, value })))
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'member_id', 'name'])
          .doUpdateSet({ value: sql<number>`counters.value + excluded.value` }),
      ),
  );
}

export async function counts(tx: Tx, memberId: string): Promise<Record<string, number>> {
  const rows = await tx.all(
    q
      .selectFrom('counters')
      .select(['name', 'value'])
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId),
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}
