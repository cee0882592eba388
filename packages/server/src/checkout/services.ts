import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';
import type { ServiceCharge } from '@crossdock/domain/pricing/quote.ts';
import { holdsParcel, offeredAt, type ServicePayer } from '@crossdock/domain/services/kinds.ts';
import { quantityOf, type TaskPrice, taskPrice, type Worked } from '@crossdock/domain/services/price.ts';
import type { TaskEvent } from '@crossdock/domain/services/states.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import type { ChosenRow } from '../parcels/chosen.store.ts';
import { findParcel, lockParcel, markInService } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import type { Actor, Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { offeredAmong, type ServiceRow } from '../services/catalogue.store.ts';
import {
  findTask,
  insertTask,
  isHeld,
  lockTask,
  moveTask,
  openTasksOf,
  type TaskRow,
} from '../services/store.ts';
import { transferAll } from '../wallet/store.ts';
import { isOpen, repriceOrder } from './advances.ts';

/** What is asked for and what it costs. */
export interface PlannedTask extends TaskPrice {
  readonly service: ServiceRow;
}

/** The services that an order asks for, priced for its parcels. */
export async function plannedServices(
  tx: Tx,
  chosen: readonly { readonly serviceId: string; readonly quantity: number }[],
  parcels: readonly ChosenRow[],
): Promise<PlannedTask[] | Refusal<'service.notOffered'>> {
  const offered = await offeredAmong(
    tx,
    chosen.map(({ serviceId }) => serviceId),
  );
  const worked: Worked = {
    parcelCount: parcels.length,
    weightG: parcels.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0),
  };
  const planned: PlannedTask[] = [];
  for (const { serviceId, quantity } of chosen) {
    const service = offered.find(({ id }) => id === serviceId);
    if (service === undefined || !offeredAt(service, 'order'))
      return refuse('service.notOffered', {}, 'services');
    const price = taskPrice(quantityOf(service.unit, quantity, worked), service.priceMinor, 0);
    planned.push({ service, ...price });
  }
  return planned;
}

export function chargeOf({ service, quantity, freeQuantity, amountMinor }: PlannedTask): ServiceCharge {
  const { zh, tw, en, priceMinor } = service;
  return { names: { zh, tw, en }, quantity, freeQuantity, priceMinor, amountMinor, parcel: '' };
}

interface Placed {
  readonly memberId: string;
  readonly parcelId: string | null;
  readonly orderId: string | null;
  readonly payer: ServicePayer;
  readonly wish?: string;
  readonly ownFileIds?: string[];
}

/** Orders the work; undefined where the same work on the same parcel waits already. Its parcel is locked. */
export async function placeTask(
  tx: Tx,
  actor: Actor,
  { service, quantity, freeQuantity, amountMinor }: PlannedTask,
  placed: Placed,
): Promise<string | undefined> {
  const id = newId();
  const { kind, unit, priceMinor } = service;
  const priced = { kind, unit, priceMinor, quantity, freeQuantity, amountMinor };
  if (!(await insertTask(tx, actor, { ...placed, ...priced, id, serviceId: service.id }))) return undefined;
  if (placed.parcelId !== null && holdsParcel(kind)) await markInService(tx, placed.parcelId, true);
  return id;
}

/** A piece of work, locked with what it is on; with the order that charges it, where one does. */
export interface Work {
  readonly task: TaskRow;
  readonly order: OrderRow | undefined;
}

/** The order first, then the parcel, then the work, as everywhere. Undefined where it is not there, or not the member's. */
export async function lockWork(
  tx: Tx,
  id: string,
  memberId?: string,
): Promise<Work | Refusal<'row.notFound' | 'row.changed'>> {
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

type Changes = Parameters<typeof moveTask>[4];

/** Moves locked work on, and frees its parcel where that was the last that kept it. */
export async function moveWork(
  tx: Tx,
  actor: Actor,
  task: TaskRow,
  event: TaskEvent,
  changes: Changes = {},
  why = '',
): Promise<boolean> {
  if (!(await moveTask(tx, actor, task, event, changes, why))) return false;
  if (task.parcelId !== null && holdsParcel(task.kind))
    await markInService(tx, task.parcelId, await isHeld(tx, task.parcelId));
  return true;
}

/** What paid for a piece of work at once, back to the balance. */
function moneyBack(task: TaskRow): Movement[] {
  if (task.payer !== 'balance' || task.amountMinor === 0) return [];
  return [
    {
      from: { kind: 'revenue' },
      to: { kind: 'memberBalance', memberId: task.memberId },
      amount: minor(task.amountMinor),
      kind: 'serviceRefund',
      serviceTaskId: task.id,
      memo: memoOf(task),
    },
  ];
}

/** What the member reads beside the amount: the parcel's or the order's number. */
export const memoOf = (task: Pick<TaskRow, 'courierNumber' | 'orderNumber'>): string =>
  task.courierNumber ?? task.orderNumber ?? '';

/**
 * Work that was moved to an end without result: what was paid at once goes back, and the order that would have charged
 * it is priced anew. Call it last in the transaction: it locks accounts.
 */
export async function giveBack(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  { task, order }: Work,
): Promise<number | Refusal<QuoteRefusalReason | 'row.changed'>> {
  if (order !== undefined && isOpen(order)) {
    const priced = await repriceOrder(tx, actor, services, order);
    if (typeof priced !== 'number') return priced;
  }
  const movements = moneyBack(task);
  if ((await transferAll(tx, actor, movements)) !== 'done') throw new Error(`work ${task.id} was not paid`);
  return movements.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Ends what is still open of an order that is cancelled, or of parcels that leave, and gives back what was paid at once.
 * The order or the parcels are locked. Call it last in the transaction: it locks accounts.
 */
export async function withdrawWork(
  tx: Tx,
  actor: Member | Staff,
  of: { readonly orderId: string } | { readonly parcelIds: readonly string[] },
  why: string,
): Promise<void> {
  // Work on parcels outlives their order: they lie on the shelf again.
  const tasks = (await openTasksOf(tx, of)).filter((task) => !('orderId' in of) || task.parcelId === null);
  const movements: Movement[] = [];
  for (const task of tasks) {
    if (!(await moveWork(tx, actor, task, 'withdraw', { endedAt: tx.now, reason: why }, why))) continue;
    if (task.state !== 'reshoot') movements.push(...moneyBack(task));
  }
  if ((await transferAll(tx, actor, movements)) !== 'done') throw new Error('work was not paid');
}

/** Tells the member how it ended. */
export function tellOfWork(
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

/** The parcel that work is ordered on, locked, the order that it is in first. */
export async function lockServed(tx: Tx, memberId: string, parcelId: string) {
  const seen = await findParcel(tx, parcelId);
  if (seen === undefined || seen.memberId !== memberId) return undefined;
  if (seen.orderId !== null) await lockOrder(tx, seen.orderId);
  const parcel = await lockParcel(tx, parcelId);
  return parcel?.memberId === memberId && parcel.orderId === seen.orderId ? parcel : undefined;
}
