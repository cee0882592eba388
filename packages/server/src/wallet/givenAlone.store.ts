import type { ApprovalKind } from '@crossdock/domain/wallet/approvals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { Staff } from '../platform/scope.ts';

const kinds: readonly ApprovalKind[] = ['orderPrice', 'orderChange'];

/** What one person alone gave back on orders: all clerks on this order, and this clerk on this day. */
export async function givenAlone(tx: Tx, { staffId }: Staff, orderId: string, day: string) {
  const alone = db
    .selectFrom('moneyActs')
    .select(sql<number>`coalesce(sum(worth_minor), 0)::bigint`.as('worthMinor'))
    .where('shopId', '=', tx.shopId)
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'approved')
    .whereRef('requestedBy', '=', 'auditedBy');
  const [order, today] = await Promise.all([
    tx.one(alone.where('subjectId', '=', orderId)),
    tx.one(alone.where('day', '=', day).where('requestedBy', '=', staffId)),
  ]);
  return { onOrderMinor: order.worthMinor, onDayMinor: today.worthMinor };
}

/** Whether this request was approved by its own requester, within the limits. */
export async function isAlone(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.maybe(
    db
      .selectFrom('moneyActs')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .whereRef('requestedBy', '=', 'auditedBy'),
  );
  return found !== undefined;
}
