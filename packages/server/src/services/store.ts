import { type ActorKind, nextState } from '@crossdock/domain/machine.ts';
import type { ServiceCharge } from '@crossdock/domain/pricing/quote.ts';
import { serviceKindsBlockingOrders } from '@crossdock/domain/services/kinds.ts';
import {
  openTaskStates,
  type TaskEvent,
  taskMachine,
  unchargedTaskStates,
} from '@crossdock/domain/services/states.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import {
  changeRow,
  changeRows,
  countRows,
  findRows,
  fromShop,
  hasRow,
  insertIfNew,
  updateInShop,
} from '../platform/rows.ts';
import type { ServiceTasksTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import type { ShopScoped } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

/** The topic of pages that show service tasks. */
const topic = 'services';
const noun = 'service';

/** Service tasks with their parcel or order, and the shop's name of the service. */
export const taskRows = (of: ShopScoped) =>
  fromShop(of, 'serviceTasks as task')
    .innerJoin('services', shopJoin('services.id', 'task.serviceId'))
    .leftJoin('parcels', shopJoin('parcels.id', 'task.parcelId'))
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.shopId', '=', 'task.shopId')
        .on(sql<boolean>`orders.id = coalesce(task.order_id, parcels.order_id)`),
    )
    .selectAll('task')
    .select([
      ...textColumns('services'),
      'parcels.courierNumber',
      'parcels.goodsName',
      'parcels.state as parcelState',
      'parcels.claimProofFileId as proofFileId',
      'orders.id as shownOrderId',
      'orders.number as orderNumber',
    ]);

/** A task of any member, not locked. */
export const findTask = (tx: Tx, id: string) => tx.maybe(taskRows(tx).where('task.id', '=', id));
export type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** A locked task. Orders and parcels are locked before. */
export function lockTask(tx: Tx, id: string) {
  return tx.maybe(taskRows(tx).where('task.id', '=', id).forUpdate('task'));
}

type NewTask = Omit<Insertable<ServiceTasksTable>, 'shopId' | 'createdAt' | 'state'>;

/** Stores a task. False if the same service on the same parcel is waiting already. */
export async function insertTask(tx: Tx, actor: Actor, task: NewTask): Promise<boolean> {
  const isNew = await insertIfNew(tx, 'serviceTasks', { ...task, createdAt: tx.now });
  if (!isNew) return false;
  await Promise.all([
    recordSteps(tx, actor, noun, [{ subjectId: task.id, event: 'order', from: null, to: 'requested' }]),
    publish(tx, topic, task.memberId),
  ]);
  return true;
}

type Changes = Omit<Updateable<ServiceTasksTable>, 'shopId' | 'id' | 'state'>;
type Movable = Pick<TaskRow, 'id' | 'memberId' | 'state'>;

/** Moves a task. False if its state does not allow the event for the actor. */
export async function transitionTask(
  tx: Tx,
  actor: Actor,
  task: Movable,
  event: TaskEvent,
  changes: Changes = {},
  why = '',
): Promise<boolean> {
  const who: ActorKind = actorKindOf(actor);
  const to = nextState(taskMachine, task.state, event, who);
  if (to === undefined) return false;
  const changed = await changeRows(
    tx,
    'serviceTasks',
    { id: task.id, state: task.state },
    { ...changes, state: to },
  );
  if (changed === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, noun, [{ subjectId: task.id, event, from: task.state, to, why }]),
    publish(tx, topic, task.memberId),
  ]);
  return true;
}

/** Sets the clerk of a task without changing its state. */
export async function setTaskClerk(tx: Tx, task: Movable, staffId: string | null): Promise<void> {
  await changeRow(tx, 'serviceTasks', task.id, {
    takenBy: staffId,
    takenAt: staffId === null ? null : tx.now,
  });
  await publish(tx, topic, task.memberId);
}

/** Sets the new quantity of a task on an order whose parcels changed. The caller has locked the order. */
export async function updateTaskQuantity(
  tx: Tx,
  id: string,
  priced: { readonly quantity: number; readonly freeQuantity: number; readonly amountMinor: number },
): Promise<void> {
  await changeRow(tx, 'serviceTasks', id, priced);
}

/** Moves tasks of a parcel to the parcel `toParcelId`: those that the next bill would charge. */
export async function moveTasksToParcel(tx: Tx, parcelId: string, toParcelId: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'serviceTasks', { parcelId, payer: 'bill' })
      .set({ parcelId: toParcelId })
      .where('state', 'not in', [...unchargedTaskStates]),
  );
}

/** The owner of tasks: parcels, or an order with its parcels. */
export type TaskOwnerIds =
  | { readonly parcelIds: readonly string[]; readonly orderId?: never }
  | { readonly orderId: string; readonly parcelIds?: never };

function workOf(tx: Tx, { orderId, parcelIds }: TaskOwnerIds) {
  const rows = taskRows(tx).orderBy('task.id');
  if (orderId === undefined) return rows.where('task.parcelId', 'in', [...parcelIds]);
  return rows.where((eb) => eb.or([eb('task.orderId', '=', orderId), eb('parcels.orderId', '=', orderId)]));
}

/** All tasks, oldest first. */
export function tasksOf(tx: Tx, of: TaskOwnerIds): Promise<TaskRow[]> {
  return of.parcelIds?.length === 0 ? Promise.resolve([]) : tx.all(workOf(tx, of));
}

/** The tasks that still wait for the warehouse. */
export function openTasksOf(tx: Tx, of: TaskOwnerIds): Promise<TaskRow[]> {
  if (of.parcelIds?.length === 0) return Promise.resolve([]);
  return tx.all(workOf(tx, of).where('task.state', 'in', [...openTaskStates]));
}

const charged = (of: ShopScoped) =>
  taskRows(of)
    .where('task.payer', '=', 'bill')
    .where('task.state', 'not in', [...unchargedTaskStates])
    .orderBy('task.id');

const chargedOfParcels = compileStatement((p: Params<{ shopId: string; parcelIds: readonly string[] }>) =>
  charged(p).where(sql<boolean>`task.parcel_id = any(${p.parcelIds}::uuid[])`),
);
const chargedOfOrder = compileStatement((p: Params<{ shopId: string; orderId: string }>) =>
  charged(p).where((eb) =>
    eb.or([eb('task.orderId', '=', p.orderId), eb('parcels.orderId', '=', p.orderId)]),
  ),
);

/** The tasks as lines of quote and bill. */
export async function serviceChargesOf(tx: Tx, of: TaskOwnerIds): Promise<ServiceCharge[]> {
  if (of.parcelIds?.length === 0) return [];
  const { shopId } = tx;
  const rows = await (of.orderId === undefined
    ? tx.compiled(chargedOfParcels, { shopId, parcelIds: of.parcelIds })
    : tx.compiled(chargedOfOrder, { shopId, orderId: of.orderId }));
  return rows.map(({ zh, tw, en, quantity, freeQuantity, priceMinor, amountMinor, ...row }) => ({
    names: { zh, tw, en },
    quantity,
    freeQuantity,
    priceMinor,
    amountMinor,
    parcel: row.parcelId === null ? '' : (row.courierNumber ?? ''),
  }));
}

/** Whether a task in progress keeps the parcel out of orders. */
export function isParcelHeldByTask(tx: Tx, parcelId: string): Promise<boolean> {
  return hasRow(tx, 'serviceTasks', { parcelId, state: openTaskStates, kind: serviceKindsBlockingOrders });
}

/** How many of the parcel's free photos were used. */
export async function countUsedFreePhotos(tx: Tx, parcelId: string): Promise<number> {
  const { taken } = await tx.one(
    fromShop(tx, 'serviceTasks', { parcelId, kind: 'photo' })
      .select(sql<number>`coalesce(sum(free_quantity), 0)::integer`.as('taken'))
      .where('state', 'not in', [...unchargedTaskStates]),
  );
  return taken;
}

interface Mine extends Paging {
  readonly finished?: boolean | undefined;
  readonly notDone: boolean;
  /** Whether to include every service, not only photos. */
  readonly all: boolean;
}

export function tasksOfMember(tx: Tx, memberId: string, { finished, notDone, all, ...paging }: Mine) {
  let rows = taskRows(tx).where('task.memberId', '=', memberId).orderBy('task.id', 'desc');
  if (!all) rows = rows.where('task.kind', '=', 'photo');
  if (notDone) rows = rows.where('task.state', 'in', [...unchargedTaskStates]);
  else if (finished === true) rows = rows.where('task.state', '=', 'done');
  else if (finished === false) rows = rows.where('task.state', 'in', [...openTaskStates]);
  return pageOf(tx, rows, paging);
}

const isUnseen = sql<boolean>`seen_at is null and state in ('done', 'impossible')`;

export function countTasksOfMember(tx: Tx, memberId: string, all: boolean) {
  const open = sql.join(openTaskStates.map((state) => sql.lit(state)));
  const ended = sql.join(unchargedTaskStates.map((state) => sql.lit(state)));
  let rows = fromShop(tx, 'serviceTasks', { memberId }).select([
    sql<number>`count(*) filter (where state in (${open}))`.as('unfinished'),
    sql<number>`count(*) filter (where state = 'done')`.as('finished'),
    sql<number>`count(*) filter (where state in (${ended}))`.as('notDone'),
    sql<number>`count(*) filter (where ${isUnseen})`.as('unseen'),
    sql<number>`count(*) filter (where ${isUnseen} and state = 'impossible')`.as('unseenNotDone'),
  ]);
  if (!all) rows = rows.where('kind', '=', 'photo');
  return tx.one(rows);
}

/** How many tasks have ended since the member last looked. */
export async function countUnseenTasks(tx: Tx, memberId: string): Promise<number> {
  return countRows(tx, fromShop(tx, 'serviceTasks', { memberId }).where(isUnseen));
}

export async function markTasksSeen(tx: Tx, memberId: string, ids: readonly string[]): Promise<number> {
  const seen = await tx.run(
    updateInShop(tx, 'serviceTasks', { memberId, id: ids }).set({ seenAt: tx.now }).where(isUnseen),
  );
  if (seen > 0) await publish(tx, topic, memberId);
  return seen;
}

/** Whether all of the tasks are the member's. */
export async function areTasksOf(tx: Tx, memberId: string, ids: readonly string[]): Promise<boolean> {
  const mine = await findRows(tx, 'serviceTasks', { memberId, id: ids }, ['id']);
  return mine.length === new Set(ids).size;
}
