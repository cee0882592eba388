import type { problemTabs } from '@crossdock/contract/problems/desk.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import {
  type ProblemEvent,
  type ProblemState,
  type ProblemType,
  problemMachine,
} from '@crossdock/domain/parcels/problems.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { ListFilters } from '../platform/filteredBy.ts';
import { containsPattern, escapeLike } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { changeRows, fromShop, updateInShop } from '../platform/rows.ts';
import type { ProblemPiecesTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

/** The topic of pages that show problem pieces. */
const topic = 'problems';

/** Problems with their parcel. */
const problemRows = (tx: Tx) =>
  fromShop(tx, 'problemPieces')
    .innerJoin('parcels', shopJoin('parcels.id', 'problemPieces.parcelId'))
    .leftJoin('orders', shopJoin('orders.id', 'parcels.orderId'))
    .leftJoin('vipOrders', shopJoin('vipOrders.orderId', 'orders.id'))
    .selectAll('problemPieces')
    .select([
      'parcels.orderId',
      'orders.number as orderNumber',
      'orders.state as orderState',
      'orders.parcelCount as orderParcels',
      sql<number>`coalesce(orders.bill_total_minor, orders.quote_total_minor)`.as('orderTotalMinor'),
      sql<boolean>`orders.bill_total_minor is not null`.as('orderIsPacked'),
      'vipOrders.id as vipOrderId',
      'parcels.number',
      'parcels.courierNumber',
      'parcels.goodsName',
      'parcels.state as parcelState',
      'parcels.memberId',
    ]);

export const findProblem = (tx: Tx, id: string) =>
  tx.maybe(problemRows(tx).where('problemPieces.id', '=', id));
export type ProblemRecord = NonNullable<Awaited<ReturnType<typeof findProblem>>>;

/** Unsettled problems of an order's parcels, oldest first. */
export function unsettledProblemsOfOrder(tx: Tx, orderId: string) {
  return tx.all(
    problemRows(tx)
      .where('parcels.orderId', '=', orderId)
      .where('problemPieces.state', '<>', 'resolved')
      .orderBy('problemPieces.id'),
  );
}

export function findProblemOf(tx: Tx, memberId: string, id: string) {
  return tx.maybe(
    problemRows(tx).where('problemPieces.id', '=', id).where('parcels.memberId', '=', memberId),
  );
}

type NewProblem = Omit<Insertable<ProblemPiecesTable>, 'shopId' | 'createdAt' | 'state'>;

/**
 * Stores a problem. False if the parcel already has an open problem of this type, which another clerk may have
 * stored at the same moment.
 */
export async function insertProblem(
  tx: Tx,
  actor: Actor,
  problem: NewProblem,
  memberId: string | null,
): Promise<boolean> {
  const written = await tx.run(
    db
      .insertInto('problemPieces')
      .values({ ...problem, state: 'open', shopId: tx.shopId, createdAt: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'parcelId', 'type']).where(sql<boolean>`state <> 'resolved'`).doNothing(),
      ),
  );
  if (written === 0) return false;
  const step = { subjectId: problem.id, event: 'register', from: null, to: 'open', why: problem.description };
  await Promise.all([
    recordSteps(tx, actor, 'problem', [step]),
    publish(tx, topic, memberId),
    publish(tx, 'parcels', memberId),
  ]);
  return true;
}

export type ProblemChanges = Updateable<Omit<ProblemPiecesTable, 'shopId' | 'id' | 'parcelId' | 'state'>>;

/** Moves a problem by one event, once; false if its state does not allow it. */
export async function transitionProblem(
  tx: Tx,
  actor: Actor,
  { id, state, memberId }: Pick<ProblemRecord, 'id' | 'memberId'> & { readonly state: ProblemState },
  event: ProblemEvent,
  { why, ...changes }: ProblemChanges & { readonly why: string },
): Promise<boolean> {
  const to = nextState(problemMachine, state, event, actorKindOf(actor));
  if (to === undefined) return false;
  const moved = await changeRows(tx, 'problemPieces', { id, state }, { ...changes, state: to });
  if (moved === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, 'problem', [{ subjectId: id, event, from: state, to, why }]),
    publish(tx, topic, memberId),
    publish(tx, 'parcels', memberId),
  ]);
  return true;
}

/**
 * Assigns the problem to a clerk if nobody has it, or releases it; false if it is settled or assigned to
 * somebody else.
 */
export async function assignProblem(tx: Tx, id: string, staffId: string, taken: boolean): Promise<boolean> {
  const held = await tx.run(
    updateInShop(tx, 'problemPieces', { id })
      .set({ takenBy: taken ? staffId : null })
      .where('state', '<>', 'resolved')
      .where((eb) => eb.or([eb('takenBy', 'is', null), eb('takenBy', '=', staffId), eb.val(!taken)])),
  );
  if (held > 0) await publish(tx, topic, null);
  return held > 0;
}

type MineFilter = Paging &
  ListFilters<{
    state: ProblemState;
    type: ProblemType;
    parcelId: string;
    words: string;
    from: string;
  }>;

/** Sorts by urgency: overdue first, then those that keep a parcel on hold. */
const pressing = (overdueBefore: string) =>
  sql<number>`case when problem_pieces.state = 'resolved' then 0
    else 2 * (problem_pieces.created_at < ${overdueBefore})::int + problem_pieces.blocks::int end`;

/** The member's problems, most urgent and then newest first, and their number in each state. */
export async function problemsOf(
  tx: Tx,
  memberId: string,
  { state, type, parcelId, words, from, ...paging }: MineFilter,
  overdueBefore: string,
) {
  let mine = problemRows(tx).where('parcels.memberId', '=', memberId);
  if (type) mine = mine.where('type', '=', type);
  if (parcelId) mine = mine.where('parcelId', '=', parcelId);
  if (from) mine = mine.where('problemPieces.createdAt', '>=', from);
  if (words)
    mine = mine.where((eb) =>
      eb.or([
        eb('parcels.courierNumber', 'like', `${escapeLike(words.toUpperCase())}%`),
        eb('parcels.goodsName', 'ilike', containsPattern(words)),
      ]),
    );
  const counted = mine
    .clearSelect()
    .select(['problemPieces.state', ({ fn }) => fn.countAll<number>().as('n')])
    .groupBy('problemPieces.state');
  const listed = state ? mine.where('problemPieces.state', '=', state) : mine;
  const [page, counts] = await Promise.all([
    pageOf(tx, listed.orderBy(pressing(overdueBefore), 'desc').orderBy('problemPieces.id', 'desc'), paging),
    tx.all(counted),
  ]);
  return { page, counts };
}

interface Searched extends Paging {
  readonly shelf: (typeof problemTabs)[number];
  readonly type?: ProblemType | undefined;
  readonly parcelId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly made: RequestedPeriod;
  readonly warehouseId?: string | undefined;
  readonly words?: string | undefined;
}

const staffRows = (tx: Tx) =>
  problemRows(tx)
    .leftJoin('members', shopJoin('members.id', 'parcels.memberId'))
    .leftJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
    .leftJoin('packages', shopJoin('packages.id', 'problemPieces.packageId'))
    .select([
      'packages.position as packagePosition',
      ...memberColumns,
      'warehouses.name as warehouseName',
      'parcels.shelfCode',
      maybeStaffName(tx, 'problemPieces.createdBy', 'registeredByName'),
      maybeStaffName(tx, 'problemPieces.resolvedBy', 'resolvedByName'),
      maybeStaffName(tx, 'problemPieces.takenBy', 'takenByName'),
    ]);
export type StaffProblemRecord = Awaited<ReturnType<typeof searchProblems>>['list'][number];

export const findProblemForStaff = (tx: Tx, id: string) =>
  tx.maybe(staffRows(tx).where('problemPieces.id', '=', id));

/** Problems for staff: unsettled ones by urgency and waiting time; others newest first. */
export function searchProblems(
  tx: Tx,
  { shelf, type, parcelId, memberId, made, warehouseId, words, ...paging }: Searched,
  overdueBefore: string,
) {
  const waits = shelf === 'answered' || shelf === 'open' || shelf === 'overdue';
  let rows = staffRows(tx)
    .orderBy(pressing(overdueBefore), 'desc')
    .orderBy('problemPieces.id', waits ? 'asc' : 'desc');
  if (shelf === 'overdue')
    rows = rows
      .where('problemPieces.state', '<>', 'resolved')
      .where('problemPieces.createdAt', '<', overdueBefore);
  else if (shelf !== 'all') rows = rows.where('problemPieces.state', '=', shelf);
  if (type) rows = rows.where('type', '=', type);
  if (parcelId) rows = rows.where('parcelId', '=', parcelId);
  if (memberId) rows = rows.where('parcels.memberId', '=', memberId);
  if (warehouseId) rows = rows.where('warehouses.id', '=', warehouseId);
  rows = rowsCreatedInPeriod(rows, 'problemPieces.id', made);
  if (words)
    rows = rows.where((eb) =>
      eb.or([
        eb('parcels.memberId', 'in', memberIdsMatching(tx, words)),
        eb('parcels.courierNumber', 'like', containsPattern(words.toUpperCase())),
      ]),
    );
  return pageOf(tx, rows, paging);
}

/** How many problems wait for the warehouse, how many for their members, and how many are overdue. */
export function countWaitingProblems(tx: Tx, overdueBefore: string) {
  return tx.one(
    fromShop(tx, 'problemPieces')
      .select([
        sql<number>`count(*) filter (where state = 'answered')`.as('answered'),
        sql<number>`count(*) filter (where state = 'open')`.as('open'),
        sql<number>`count(*) filter (where created_at < ${overdueBefore})`.as('overdue'),
      ])
      .where('state', '<>', 'resolved'),
  );
}

/** Whether a pause belongs to an unsettled problem, and so ends with it. */
export function isPauseOfProblem(tx: Tx, pauseId: string): Promise<boolean> {
  return tx.exists(fromShop(tx, 'problemPieces', { pauseId }).select('id').where('state', '<>', 'resolved'));
}
