import type { ApprovalKind } from '@crossdock/domain/wallet/approvals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';

const kinds: readonly ApprovalKind[] = ['orderPrice', 'orderChange'];

/** The sum of the requests that clerks approved themselves. How much they may approve is checked elsewhere. */
const alone = (tx: Tx) =>
  fromShop(tx, 'moneyActs', { kind: kinds, state: 'approved' })
    .select(sql<number>`coalesce(sum(worth_minor), 0)::bigint`.as('worthMinor'))
    .whereRef('requestedBy', '=', 'auditedBy');

/** The amount that clerks refunded on this order without a second person. */
export async function oneClerkRefundTotalOfOrder(tx: Tx, orderId: string): Promise<number> {
  return (await tx.one(alone(tx).where('subjectId', '=', orderId))).worthMinor;
}

/** The amount that this clerk refunded on orders on this day of the shop without a second person. */
export async function oneClerkRefundTotalOfDay(tx: Tx, { staffId }: Staff, day: string): Promise<number> {
  return (await tx.one(alone(tx).where('day', '=', day).where('requestedBy', '=', staffId))).worthMinor;
}

/** Whether this request was approved by its own requester. */
export function isApprovedByRequester(tx: Tx, id: string): Promise<boolean> {
  return tx.exists(fromShop(tx, 'moneyActs', { id }).select('id').whereRef('requestedBy', '=', 'auditedBy'));
}
