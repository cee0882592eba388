import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { db, hot, hotSql, type Params } from './query.ts';

type Changes = Map<string, number>;
const pending = new WeakMap<Tx, Map<string, Changes>>();

/**
 * Moves a member's counters in the transaction that moves the things counted. They are written at its very end, all
 * together and in the order of their keys: every transaction moves them, and so they are the last rows that it locks.
 */
export function count(tx: Tx, memberId: string, changes: Readonly<Record<string, number>>): void {
  let members = pending.get(tx);
  if (members === undefined) {
    members = new Map();
    pending.set(tx, members);
    const all = members;
    tx.beforeCommit.push(() => write(tx, all));
  }
  const ofMember: Changes = members.get(memberId) ?? new Map();
  members.set(memberId, ofMember);
  for (const [name, by] of Object.entries(changes)) ofMember.set(name, (ofMember.get(name) ?? 0) + by);
}

async function write(tx: Tx, members: ReadonlyMap<string, Changes>): Promise<void> {
  const moved = [...members].flatMap(([memberId, changes]) =>
    [...changes].filter(([, by]) => by !== 0).map(([name, by]) => ({ memberId, name, by })),
  );
  if (moved.length === 0) return;
  await tx.hot(add, {
    shopId: tx.shopId,
    members: moved.map(({ memberId }) => memberId),
    names: moved.map(({ name }) => name),
    values: moved.map(({ by }) => by),
  });
}

const add = hotSql<{ shopId: string; members: string[]; names: string[]; values: number[] }>(
  (p) => sql`insert into counters (shop_id, member_id, name, value)
    select ${p.shopId}::uuid, member_id, name, value
    from unnest(${p.members}::uuid[], ${p.names}::text[], ${p.values}::integer[]) as moved (member_id, name, value)
    order by member_id, name
    on conflict (shop_id, member_id, name) do update set value = counters.value + excluded.value`,
);

const ofMember = hot((p: Params<{ shopId: string; memberId: string }>) =>
  db
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

export async function counts(tx: Tx, memberId: string): Promise<Record<string, number>> {
  const rows = await tx.hot(ofMember, { shopId: tx.shopId, memberId });
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}
