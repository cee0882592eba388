import type { memberPickupTabs } from '@crossdock/contract/pickups/calls.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import {
  openPickupStates,
  type PickupEvent,
  type PickupState,
  pickupMachine,
} from '@crossdock/domain/pickups/states.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { changeRows, fromShop, insertRow, insertRows, updateInShop } from '../platform/rows.ts';
import type { PickupTasksTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

/** The topic of pages that show pickups. */
const topic = 'pickups';
const noun = 'pickup';

/** A collected parcel in the JSON column of its pickup's row. */
interface ParcelOfRow {
  readonly id: string;
  readonly courierNumber: string;
  readonly state: ParcelState;
  readonly fileIds: readonly string[];
}

/** Pickups with area, driver and parcels. */
export const pickupRows = (tx: Tx) =>
  fromShop(tx, 'pickupTasks as task')
    .innerJoin('pickupAreas as area', shopJoin('area.id', 'task.areaId'))
    .selectAll('task')
    .select([
      ...textColumns('area'),
      maybeStaffName(tx, 'task.driverId', 'driver'),
      sql<ParcelOfRow[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', parcels.id, 'courierNumber', parcels.bill_code, 'state', parcels.state,
          'fileIds', (select coalesce(jsonb_agg(file_id order by file_id), '[]') from parcel_photos
            where parcel_photos.shop_id = ${tx.shopId} and parcel_photos.parcel_id = parcels.id
              and parcel_photos.kind = 'pickup')) order by parcels.bill_code)
        from pickup_parcels join parcels on parcels.shop_id = pickup_parcels.shop_id and parcels.id = pickup_parcels.parcel_id
        where pickup_parcels.shop_id = ${tx.shopId} and pickup_parcels.task_id = task.id), '[]')`.as(
        'parcels',
      ),
    ]);

/** One pickup; with `memberId`, only if it is this member's. */
export function findPickup(tx: Tx, id: string, memberId?: string) {
  const row = pickupRows(tx).where('task.id', '=', id);
  return tx.maybe(memberId === undefined ? row : row.where('task.memberId', '=', memberId));
}
export type PickupRow = NonNullable<Awaited<ReturnType<typeof findPickup>>>;

/** The existing pickups among `ids`, locked in id order. */
export function lockPickups(tx: Tx, ids: readonly string[]) {
  return tx.all(
    fromShop(tx, 'pickupTasks', { id: ids })
      .select(['id', 'number', 'memberId', 'state', 'part', 'amountMinor', 'createdAt'])
      .orderBy('id')
      .forUpdate(),
  );
}

type NewPickup = Omit<Insertable<PickupTasksTable>, 'shopId' | 'createdAt' | 'state'>;

export async function insertPickup(tx: Tx, actor: Actor, task: NewPickup): Promise<void> {
  const step = { subjectId: task.id, event: 'request', from: null, to: 'requested' };
  await Promise.all([
    insertRow(tx, 'pickupTasks', { ...task, createdAt: tx.now }),
    recordSteps(tx, actor, noun, [step]),
    publish(tx, topic, task.memberId),
  ]);
}

type Changes = Omit<Updateable<PickupTasksTable>, 'shopId' | 'id' | 'state'>;
type Movable = Pick<PickupRow, 'id' | 'memberId' | 'state'>;

/** Moves a pickup by one event, once; false if its state does not allow it. */
export async function transitionPickup(
  tx: Tx,
  actor: Actor,
  { id, memberId, state }: Movable,
  event: PickupEvent,
  changes: Changes = {},
): Promise<boolean> {
  const to = nextState(pickupMachine, state, event, actorKindOf(actor));
  if (to === undefined) return false;
  const moved = await changeRows(tx, 'pickupTasks', { id, state }, { ...changes, state: to });
  if (moved === 0) return false;
  const step = { subjectId: id, event, from: state, to, why: changes.reason ?? '' };
  await Promise.all([recordSteps(tx, actor, noun, [step]), publish(tx, topic, memberId)]);
  return true;
}

export async function linkParcels(tx: Tx, taskId: string, parcelIds: readonly string[]): Promise<void> {
  const rows = parcelIds.map((parcelId) => ({ taskId, parcelId }));
  await insertRows(tx, 'pickupParcels', rows);
}

/**
 * The pickup that brought a parcel, locked: if two parcels arrive at once, the later one sees the earlier one's
 * arrival.
 */
export function lockPickupOf(tx: Tx, parcelId: string) {
  return tx.maybe(
    fromShop(tx, 'pickupTasks as task')
      .innerJoin('pickupParcels as link', shopJoin('link.taskId', 'task.id'))
      .select(['task.id', 'task.memberId', 'task.state'])
      .where('link.parcelId', '=', parcelId)
      .forUpdate('task'),
  );
}

/** Whether one of the pickup's parcels has not arrived yet. */
export function hasParcelOnTheWay(tx: Tx, taskId: string): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'pickupParcels as link', { 'link.taskId': taskId })
      .innerJoin('parcels', shopJoin('parcels.id', 'link.parcelId'))
      .select('parcels.id')
      .where('parcels.state', '=', 'forecast')
      .limit(1),
  );
}

/** The number on the label of a parcel that a driver collects; undefined if no driver does. */
export async function pickupLabelNumberOf(
  tx: Tx,
  memberId: string,
  parcelId: string,
): Promise<string | undefined> {
  const found = await tx.maybe(
    fromShop(tx, 'pickupParcels as link', { 'link.parcelId': parcelId })
      .innerJoin('parcels', shopJoin('parcels.id', 'link.parcelId'))
      .select('parcels.courierNumber')
      .where('parcels.memberId', '=', memberId),
  );
  return found?.courierNumber;
}

interface Mine extends Paging {
  readonly shelf?: (typeof memberPickupTabs)[number] | undefined;
}

/** The states of pickups that have not ended and whose parcels are not all in the warehouse yet. */
const underWay: readonly PickupState[] = [...openPickupStates, 'collected'];

export function pickupsOfMember(tx: Tx, memberId: string, { shelf, ...paging }: Mine) {
  let rows = pickupRows(tx).where('task.memberId', '=', memberId).orderBy('task.id', 'desc');
  if (shelf !== undefined) rows = rows.where('task.state', shelf === 'open' ? 'in' : 'not in', [...underWay]);
  return pageOf(tx, rows, paging);
}

const isUnseen = sql<boolean>`seen_at is null and state = 'failed'`;

export function pickupCountsOfMember(tx: Tx, memberId: string) {
  const open = sql.join(underWay.map((state) => sql.lit(state)));
  return tx.one(
    fromShop(tx, 'pickupTasks', { memberId }).select([
      sql<number>`count(*) filter (where state in (${open}))`.as('open'),
      sql<number>`count(*) filter (where state not in (${open}))`.as('ended'),
      sql<number>`count(*) filter (where ${isUnseen})`.as('unseen'),
    ]),
  );
}

/** How many pickups have failed since the member last looked. */
export const countUnseenFailedPickups = async (tx: Tx, memberId: string): Promise<number> =>
  (await pickupCountsOfMember(tx, memberId)).unseen;

export async function markSeen(tx: Tx, memberId: string, id: string): Promise<void> {
  const seen = await tx.run(
    updateInShop(tx, 'pickupTasks', { memberId, id }).set({ seenAt: tx.now }).where(isUnseen),
  );
  if (seen > 0) await publish(tx, topic, memberId);
}
