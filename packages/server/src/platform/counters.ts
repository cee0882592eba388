import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { hot, hotSql, type Params, q } from './query.ts';

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
  await tx.hot(add, {
    shopId: tx.shopId,
    memberId,
    names: moved.map(([name]) => name),
    values: moved.map(([, by]) => by),
  });
}

const add = hotSql<{ shopId: string; memberId: string; names: string[]; values: number[] }>(
  (p) => sql`insert into counters (shop_id, member_id, name, value)
    select ${p.shopId}::uuid, ${p.memberId}::uuid, name, value
    from unnest(${p.names}::text[], ${p.values}::integer[]) as moved (name, value)
    on conflict (shop_id, member_id, name) do update set value = counters.value + excluded.value`,
);

const ofMember = hot((p: Params<{ shopId: string; memberId: string }>) =>
  q
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('shop_id', '=', p.shopId)
    .where('member_id', '=', p.memberId),
);

export async function counts(tx: Tx, memberId: string): Promise<Record<string, number>> {
  const rows = await tx.hot(ofMember, { shopId: tx.shopId, memberId });
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}
