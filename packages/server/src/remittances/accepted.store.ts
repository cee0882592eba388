import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, updateInShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { remittancesTopic } from './store.ts';

/**
 * Locks orders in id order, so that two lists never book the same order. Lines and accounts are locked after the
 * orders.
 */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.all(
    fromShop(tx, 'orders', { id: sql<string>`any(${[...ids]}::uuid[])` })
      .select('id')
      .orderBy('id')
      .forUpdate(),
  );
}

interface Accepted {
  readonly id: string;
  /** The order that the line pays, and its amount in the books; null and 0 if it pays none. */
  readonly orderId: string | null;
  readonly expectedMinor: number;
}

/**
 * Marks lines as booked; answers the lines that nobody else had booked. `from` are the states in which a line may be
 * before.
 */
export async function markLinesBooked(
  tx: Tx,
  actor: Staff,
  lines: readonly Accepted[],
  { from, remark }: { readonly from: readonly ('open' | 'task')[]; readonly remark: string | null },
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.raw(
    `update remittance_lines as line set state = 'accepted', order_id = new."orderId",
       expected_minor = new."expectedMinor", remark = coalesce($3, line.remark), decided_by = $4::uuid, decided_at = $5
     from jsonb_to_recordset($2::jsonb) as new (id uuid, "orderId" uuid, "expectedMinor" bigint)
     where line.shop_id = $1::uuid and line.id = new.id and line.state = any($6::text[]) returning line.id`,
    [tx.shopId, JSON.stringify(lines), remark, actor.staffId, tx.now, [...from]],
  );
  await publish(tx, remittancesTopic, null);
  return new Set(rows.map(({ id }) => String(id)));
}

/** Reopens a booked line. False if it is not, or no longer, booked. */
export async function reopenLine(tx: Tx, actor: Staff, id: string, remark: string): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'remittanceLines', { id, state: 'accepted' })
      .set({ state: 'task', orderId: null, expectedMinor: 0, remark })
      .set({ decidedBy: actor.staffId, decidedAt: tx.now }),
  );
  await publish(tx, remittancesTopic, null);
  return changed === 1;
}

/** Marks a line as open or as a task; false if it is booked. */
export async function markLine(
  tx: Tx,
  actor: Staff,
  id: string,
  { state, remark }: { readonly state: 'open' | 'task'; readonly remark: string },
): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'remittanceLines', { id })
      .set({ state, remark, decidedBy: actor.staffId, decidedAt: tx.now })
      .where('state', '<>', 'accepted'),
  );
  await publish(tx, remittancesTopic, null);
  return changed === 1;
}
