import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { compileSql, compileStatement, type Params } from './query.ts';
import { fromShop } from './rows.ts';
import { TransactionLocal } from './tx.ts';

/** The change of one counter of a member. */
interface Change {
  readonly memberId: string;
  readonly name: string;
  readonly by: number;
}
const pending = new TransactionLocal<Change>();

/**
 * Changes a member's counters in the transaction that moves the counted rows. All changes are written at its very
 * end, together and in key order. Many transactions change the same counters, so their rows are locked last and only
 * briefly.
 */
export function changeCounters(tx: Tx, memberId: string, changes: Readonly<Record<string, number>>): void {
  const all = pending.of(tx);
  if (all.length === 0) tx.beforeCommit.push(() => write(tx, all));
  for (const [name, by] of Object.entries(changes)) all.push({ memberId, name, by });
}

async function write(tx: Tx, changes: readonly Change[]): Promise<void> {
  const ofEach = Map.groupBy(changes, ({ memberId, name }) => `${memberId} ${name}`);
  const moved = [...ofEach.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, by: others.reduce((sum, { by }) => sum + by, first.by) },
  );
  const changed = moved.filter(({ by }) => by !== 0);
  if (changed.length === 0) return;
  await tx.compiled(add, {
    shopId: tx.shopId,
    members: changed.map(({ memberId }) => memberId),
    names: changed.map(({ name }) => name),
    values: changed.map(({ by }) => by),
  });
}

const add = compileSql<{ shopId: string; members: string[]; names: string[]; values: number[] }>(
  (p) => sql`insert into counters (shop_id, member_id, name, value)
    select ${p.shopId}::uuid, member_id, name, value
    from unnest(${p.members}::uuid[], ${p.names}::text[], ${p.values}::integer[]) as moved (member_id, name, value)
    order by member_id, name
    on conflict (shop_id, member_id, name) do update set value = counters.value + excluded.value`,
);

const ofMember = compileStatement((p: Params<{ shopId: string; memberId: string }>) =>
  fromShop(p, 'counters', { memberId: p.memberId }).select(['name', 'value']),
);

export async function memberCounters(tx: Tx, memberId: string): Promise<Record<string, number>> {
  const rows = await tx.compiled(ofMember, { shopId: tx.shopId, memberId });
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}
