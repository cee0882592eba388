import type { disputeTabs } from '@crossdock/contract/disputes/desk.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { type DisputeEvent, disputeMachine } from '@crossdock/domain/parcels/disputes.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { changeRows, countRows, findRows, fromShop, hasRow } from '../platform/rows.ts';
import type { MeasurementDisputesTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

/** The topic of the realtime events that make pages with disputes reload. */
const topic = 'disputes';

/** Disputes with their parcel, or the order of the disputed package. */
const disputeRows = (tx: Tx) =>
  fromShop(tx, 'measurementDisputes as dispute')
    .leftJoin('parcels', shopJoin('parcels.id', 'dispute.parcelId'))
    .leftJoin('orders', shopJoin('orders.id', 'dispute.orderId'))
    .selectAll('dispute')
    .select(['parcels.courierNumber', 'parcels.shelfCode', 'orders.number as orderNumber']);

export const findDispute = (tx: Tx, id: string) => tx.maybe(disputeRows(tx).where('dispute.id', '=', id));
export type DisputeRecord = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

export function findDisputeOf(tx: Tx, memberId: string, id: string) {
  return tx.maybe(disputeRows(tx).where('dispute.id', '=', id).where('dispute.memberId', '=', memberId));
}

export type DisputeSubjectIds = { readonly parcelIds: readonly string[] } | { readonly orderId: string };

const disputesAbout = (tx: Tx, of: DisputeSubjectIds) =>
  'orderId' in of
    ? disputeRows(tx).where('dispute.orderId', '=', of.orderId)
    : disputeRows(tx).where('dispute.parcelId', 'in', [...of.parcelIds]);

/** All disputes of a parcel, or of an order's packages, oldest first. */
export function disputesOf(tx: Tx, of: DisputeSubjectIds): Promise<DisputeRecord[]> {
  return tx.all(disputesAbout(tx, of).orderBy('dispute.id'));
}

/** Open disputes, locked; lock their order or parcel before. */
export function lockOpenDisputes(tx: Tx, of: DisputeSubjectIds): Promise<DisputeRecord[]> {
  if ('parcelIds' in of && of.parcelIds.length === 0) return Promise.resolve([]);
  return tx.all(
    disputesAbout(tx, of).where('dispute.state', '=', 'open').orderBy('dispute.id').forUpdate('dispute'),
  );
}

/** The orders among these with a disputed package; they are not shipped. */
export async function ordersInDispute(tx: Tx, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await findRows(tx, 'measurementDisputes', { orderId: orderIds, state: 'open' }, ['orderId']);
  return new Set(rows.flatMap(({ orderId }) => orderId ?? []));
}

/** Whether a second clerk took this measurement, which makes it final. */
export function isSecondMeasurement(tx: Tx, measurementId: string): Promise<boolean> {
  return hasRow(tx, 'measurementDisputes', { secondId: measurementId });
}

type NewDispute = Omit<Insertable<MeasurementDisputesTable>, 'shopId' | 'createdAt' | 'state'>;

/** Stores the dispute, or answers the existing one about this measurement. */
export async function insertDispute(tx: Tx, actor: Actor, dispute: NewDispute) {
  const written = await tx.run(
    db
      .insertInto('measurementDisputes')
      .values({ ...dispute, state: 'open', shopId: tx.shopId, createdAt: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'firstId']).where(sql<boolean>`state <> 'withdrawn'`).doNothing(),
      ),
  );
  if (written === 0)
    return tx.one(
      fromShop(tx, 'measurementDisputes', { firstId: dispute.firstId })
        .select('state')
        .where('state', '<>', 'withdrawn'),
    );
  const step = { subjectId: dispute.id, event: 'open', from: null, to: 'open', why: dispute.reason };
  await Promise.all([recordSteps(tx, actor, 'dispute', [step]), hint(tx, dispute)]);
  return undefined;
}

/** Updates open pages that show the dispute, or its parcel or order. */
async function hint(tx: Tx, { memberId, parcelId }: Pick<NewDispute, 'memberId' | 'parcelId'>) {
  await Promise.all([
    publish(tx, topic, memberId),
    publish(tx, parcelId === null || parcelId === undefined ? 'orders' : 'parcels', memberId),
  ]);
}

type Changes = Updateable<
  Pick<MeasurementDisputesTable, 'secondId' | 'note' | 'loweredMinor' | 'returnedMinor'>
>;

/** Ends a dispute by one event, once; false if it has ended. */
export async function transitionDispute(
  tx: Tx,
  actor: Actor,
  dispute: Pick<DisputeRecord, 'id' | 'state' | 'memberId' | 'parcelId'>,
  event: DisputeEvent,
  changes: Changes,
): Promise<boolean> {
  const { id, state } = dispute;
  const to = nextState(disputeMachine, state, event, actorKindOf(actor));
  if (to === undefined) return false;
  const moved = await changeRows(
    tx,
    'measurementDisputes',
    { id, state },
    { ...changes, state: to, endedAt: tx.now },
  );
  if (moved === 0) return false;
  const step = { subjectId: id, event, from: state, to, why: changes.note ?? '' };
  await Promise.all([recordSteps(tx, actor, 'dispute', [step]), hint(tx, dispute)]);
  return true;
}

interface Searched extends Paging {
  readonly shelf: (typeof disputeTabs)[number];
  readonly made: RequestedPeriod;
  readonly warehouseId?: string | undefined;
  readonly words?: string | undefined;
}

/** Disputes for staff: open ones oldest first, others newest first. */
export function searchDisputes(tx: Tx, { shelf, made, warehouseId, words, ...paging }: Searched) {
  let rows = disputeRows(tx)
    .innerJoin('members', shopJoin('members.id', 'dispute.memberId'))
    .leftJoin('warehouses', (join) =>
      join
        .onRef('warehouses.shopId', '=', 'dispute.shopId')
        .on((eb) => eb('warehouses.id', '=', eb.fn.coalesce('orders.warehouseId', 'parcels.warehouseId'))),
    )
    .select([...memberColumns, 'warehouses.name as warehouseName'])
    .orderBy('dispute.id', shelf === 'open' ? 'asc' : 'desc');
  if (shelf === 'decided') rows = rows.where('dispute.state', 'in', ['confirmed', 'corrected']);
  else if (shelf !== 'all') rows = rows.where('dispute.state', '=', shelf);
  if (warehouseId) rows = rows.where('warehouses.id', '=', warehouseId);
  rows = rowsCreatedInPeriod(rows, 'dispute.id', made);
  if (words)
    rows = rows.where((eb) =>
      eb.or([
        eb('dispute.memberId', 'in', memberIdsMatching(tx, words)),
        eb('parcels.courierNumber', 'like', containsPattern(words.toUpperCase())),
        eb('orders.number', 'like', containsPattern(words.toUpperCase())),
      ]),
    );
  return pageOf(tx, rows, paging);
}
export type StaffDisputeRecord = Awaited<ReturnType<typeof searchDisputes>>['list'][number];

/** The number of disputes that wait for a second clerk. */
export async function countOpenDisputes(tx: Tx): Promise<number> {
  return countRows(tx, fromShop(tx, 'measurementDisputes', { state: 'open' }));
}

/** Whether a pause belongs to an open dispute, and so ends with it. */
export function isPauseOfDispute(tx: Tx, pauseId: string): Promise<boolean> {
  return hasRow(tx, 'measurementDisputes', { pauseId, state: 'open' });
}
