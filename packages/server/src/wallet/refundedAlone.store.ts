import type { ApprovalKind } from '@crossdock/domain/wallet/approvals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';
import type { Staff } from '../platform/scope.ts';

const kinds: readonly ApprovalKind[] = ['orderPrice', 'orderChange'];

/** Requests approved by their own requesters, within the limits. */
const alone = (tx: Tx) =>
  db
    .selectFrom('moneyActs')
    .select(sql<number>`coalesce(sum(worth_minor), 0)::bigint`.as('worthMinor'))
    .where(ofShop(tx, { kind: kinds }))
    .where('state', '=', 'approved')
    .whereRef('requestedBy', '=', 'auditedBy');

/** What clerks gave back on this order without a second person. */
export async function refundedAloneOnOrder(tx: Tx, orderId: string): Promise<number> {
  return (await tx.one(alone(tx).where('subjectId', '=', orderId))).worthMinor;
}

/** What this clerk gave back on orders on this day of the shop without a second person. */
export async function refundedAloneOnDay(tx: Tx, { staffId }: Staff, day: string): Promise<number> {
  return (await tx.one(alone(tx).where('day', '=', day).where('requestedBy', '=', staffId))).worthMinor;
}

/** Whether this request was approved by its own requester. */
export function isApprovedByRequester(tx: Tx, id: string): Promise<boolean> {
  return tx.exists(
    db
      .selectFrom('moneyActs')
      .select('id')
      .where(ofShop(tx, { id }))
      .whereRef('requestedBy', '=', 'auditedBy'),
  );
}
