import { type AuditQueueName, auditQueues } from '@crossdock/contract/shops/desk.ts';
import type { ClaimState } from '@crossdock/domain/aftersales/states.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileSql, db } from '../platform/query.ts';

const tables: Readonly<Record<AuditQueueName, string>> = {
  addresses: 'addresses',
  identities: 'identities',
  declarers: 'declarers',
  transfers: 'bankTransfers',
  withdrawals: 'withdrawals',
  adjustments: 'moneyActs',
  shares: 'shares',
  aftersales: 'aftersalesClaims',
};

interface Outcome {
  readonly state: ClaimState;
  readonly rejectReason: string;
  readonly auditedBy: string | null;
  readonly auditedAt: string | null;
  readonly staffName: string | null;
}

/** The decision about one item of a queue, and the clerk who made it. */
export function findAuditDecision(tx: Tx, queue: AuditQueueName, id: string): Promise<Outcome | undefined> {
  const statement = sql<Outcome>`
    select handed.state, handed.reject_reason, handed.audited_by, handed.audited_at, staff.name as staff_name
    from ${sql.table(tables[queue])} as handed
    left join staff on staff.shop_id = handed.shop_id and staff.id = handed.audited_by
    where handed.shop_id = ${tx.shopId} and handed.id = ${id}`;
  return tx.maybe({ compile: () => statement.compile(db) });
}

/**
 * Counts the pending items of each queue. Each count can use the database index for pending items of that queue. An
 * item that was changed counts as waiting since its change.
 */
const pending = compileSql<
  { shopId: string },
  { queue: AuditQueueName; count: number; oldestAt: string | null }
>((p) => {
  const of = (queue: AuditQueueName, since: string, deletable = false) =>
    sql`select ${sql.lit(queue)} as queue, count(*)::integer as count, min(${sql.ref(since)}) as oldest_at
        from ${sql.table(tables[queue])} where shop_id = ${p.shopId}::uuid and state = 'pending'
        ${deletable ? sql`and deleted_at is null` : sql``}`;
  return sql`${sql.join(
    [
      of('addresses', 'updatedAt', true),
      of('identities', 'updatedAt'),
      of('declarers', 'updatedAt', true),
      of('transfers', 'createdAt'),
      of('withdrawals', 'createdAt'),
      of('adjustments', 'createdAt'),
      of('shares', 'createdAt'),
      of('aftersales', 'createdAt'),
    ],
    sql` union all `,
  )}`;
});

/** How many items wait in each queue, and since when the oldest has waited. */
export async function countWaitingAudits(tx: Tx) {
  const rows = await tx.compiled(pending, { shopId: tx.shopId });
  const of = (queue: AuditQueueName) => {
    const row = rows.find((one) => one.queue === queue);
    return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null };
  };
  return recordOf(auditQueues, of);
}
