import { keepsParcelOutOfOrders } from '@crossdock/domain/services/kinds.ts';
import type { TaskEvent } from '@crossdock/domain/services/states.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { withdrawDisputes } from '../disputes/withdraw.ts';
import { setParcelInService } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { Actor, Member, Staff } from '../platform/scope.ts';
import { isParcelHeldByTask, openTasksOf, type TaskRow, transitionTask } from '../services/store.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { refundMovements } from './refundToBalance.ts';

type Changes = Parameters<typeof transitionTask>[4];

/** Moves a locked task, and releases its parcel if no other task holds it. */
export async function transitionLockedTask(
  tx: Tx,
  actor: Actor,
  task: TaskRow,
  event: TaskEvent,
  changes: Changes = {},
  why = '',
): Promise<boolean> {
  if (!(await transitionTask(tx, actor, task, event, changes, why))) return false;
  if (task.parcelId !== null && keepsParcelOutOfOrders(task.kind))
    await setParcelInService(tx, task.parcelId, await isParcelHeldByTask(tx, task.parcelId));
  return true;
}

/**
 * The movements of money that refund a task whose fee was paid from the balance when it was requested. `toldBy` is the
 * message to the member that already reports the refund.
 */
export async function taskRefundMovements(
  tx: Tx,
  actor: Actor,
  task: TaskRow,
  toldBy?: Movement['toldBy'],
): Promise<Movement[]> {
  if (task.payer !== 'balance') return [];
  const { id, memberId, amountMinor } = task;
  return refundMovements(tx, actor, { work: { id, memberId, memo: memoOf(task) } }, amountMinor, toldBy);
}

/** The note beside the amount: the parcel's or the order's number. */
const memoOf = (task: Pick<TaskRow, 'courierNumber' | 'orderNumber'>): string =>
  task.courierNumber ?? task.orderNumber ?? '';

/**
 * Ends open tasks and disputes of a cancelled order, or of parcels that leave. The caller has locked the order or the
 * parcels. Answers the refunds, which the caller moves last, together with other money, because accounts are locked
 * only once.
 */
export async function endOpenTasks(
  tx: Tx,
  actor: Actor,
  of: { readonly orderId: string } | { readonly parcelIds: readonly string[] },
  why: string,
): Promise<Movement[]> {
  await withdrawDisputes(tx, actor, of, why);
  // Tasks on parcels continue after their order ends, because the parcels return to the shelf.
  const tasks = (await openTasksOf(tx, of)).filter((task) => !('orderId' in of) || task.parcelId === null);
  const movements: Movement[] = [];
  for (const task of tasks) {
    if (!(await transitionLockedTask(tx, actor, task, 'withdraw', { endedAt: tx.now, reason: why }, why)))
      continue;
    if (task.state !== 'reshoot') movements.push(...(await taskRefundMovements(tx, actor, task)));
  }
  return movements;
}

/**
 * Ends open tasks and disputes like `endOpenTasks`, and moves the refunds, if no other money moves. Call it last in
 * the transaction: it locks accounts.
 */
export async function endAndRefundTasks(
  tx: Tx,
  actor: Member | Staff,
  of: Parameters<typeof endOpenTasks>[2],
  why: string,
): Promise<void> {
  await transferOrThrow(tx, actor, await endOpenTasks(tx, actor, of, why));
}

/** Notifies the member of the result. */
export function notifyTaskResult(
  tx: Tx,
  actor: Actor,
  event: 'finish' | 'fail' | 'keep',
  task: TaskRow,
  said: { readonly note?: string; readonly reason?: string },
): Promise<void> {
  const { id, memberId, zh, tw, en } = task;
  const params = { zh, tw, en, subject: memoOf(task), note: '', ...said };
  return notify(tx, actor, [{ memberId, event: `service.${event}`, subjectId: id, params }]);
}
