import { type AuditQueueName, auditQueues } from '@crossdock/contract/shopDesk.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { hotSql } from '../platform/query.ts';

/** Each queue by its own index of what is pending. What was changed waits since its change. */
const pending = hotSql<
  { shopId: string },
  { queue: AuditQueueName; count: number; oldest_at: string | null }
>((p) => {
  const of = (queue: AuditQueueName, table: string, since: string, deletable = false) =>
    sql`select ${sql.lit(queue)} as queue, count(*)::integer as count, min(${sql.ref(since)}) as oldest_at
        from ${sql.table(table)} where shop_id = ${p.shopId}::uuid and state = 'pending'
        ${deletable ? sql`and deleted_at is null` : sql``}`;
  return sql`${sql.join(
    [
      of('addresses', 'addresses', 'updated_at', true),
      of('identities', 'identities', 'updated_at'),
      of('declarers', 'declarers', 'updated_at', true),
      of('transfers', 'bank_transfers', 'created_at'),
      of('withdrawals', 'withdrawals', 'created_at'),
      of('adjustments', 'balance_adjustments', 'created_at'),
      of('shares', 'shares', 'created_at'),
    ],
    sql` union all `,
  )}`;
});

/** How many wait in each queue, and since when the oldest of them. */
export async function waitingAudits(tx: Tx) {
  const rows = await tx.hot(pending, { shopId: tx.shopId });
  const of = (queue: AuditQueueName) => {
    const row = rows.find((one) => one.queue === queue);
    return { count: row?.count ?? 0, oldestAt: row?.oldest_at ?? null };
  };
  return Object.fromEntries(auditQueues.map((queue) => [queue, of(queue)])) as Record<
    AuditQueueName,
    ReturnType<typeof of>
  >;
}
