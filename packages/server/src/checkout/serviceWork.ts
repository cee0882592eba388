import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import { findParcel, lockParcel } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { findTask, lockTask, type TaskRow } from '../services/store.ts';
import { taskRefundMovements } from '../settlement/serviceTasks.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { repriceOrder } from './advances.ts';

/** A locked service task with its locked parcel or order, and the order that charges it, if any. */
export interface LockedTask {
  readonly task: TaskRow;
  readonly order: OrderRow | undefined;
}

/**
 * As everywhere, it locks the order first, then the parcel, then the task. Undefined if the task does not exist or is
 * not the member's.
 */
export async function lockTaskWithOrder(
  tx: Tx,
  id: string,
  memberId?: string,
): Promise<LockedTask | Refusal<'row.notFound' | 'row.changed'>> {
  const seen = await findTask(tx, id);
  if (seen === undefined || (memberId !== undefined && seen.memberId !== memberId))
    return refuse('row.notFound');
  const orderId = seen.payer === 'bill' ? seen.shownOrderId : null;
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (seen.parcelId !== null) await lockParcel(tx, seen.parcelId);
  const task = await lockTask(tx, id);
  if (task === undefined) return refuse('row.notFound');
  if (seen.payer === 'bill' && task.shownOrderId !== orderId) return refuse('row.changed');
  return { task, order };
}

/**
 * Settles a task that ended without result: refunds an immediate payment, or prices the order again that would have
 * charged the task. Call it last in the transaction, because it locks accounts.
 */
export async function refundTask(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  { task, order }: LockedTask,
  toldBy?: Movement['toldBy'],
): Promise<number | Refusal<QuoteRefusalReason | 'row.changed'>> {
  if (order !== undefined && mayChange(order, 'advances')) {
    const priced = await repriceOrder(tx, actor, services, order);
    if (typeof priced !== 'number') return priced;
  }
  const movements = await taskRefundMovements(tx, actor, task, toldBy);
  await transferOrThrow(tx, actor, movements);
  return movements.reduce((sum, { amount }) => sum + amount, 0);
}

/** The parcel that a service is ordered for, locked after the order that it is in. */
export async function lockServicedParcel(tx: Tx, memberId: string, parcelId: string) {
  const seen = await findParcel(tx, parcelId);
  if (seen === undefined || seen.memberId !== memberId) return undefined;
  if (seen.orderId !== null) await lockOrder(tx, seen.orderId);
  const parcel = await lockParcel(tx, parcelId);
  return parcel?.memberId === memberId && parcel.orderId === seen.orderId ? parcel : undefined;
}
