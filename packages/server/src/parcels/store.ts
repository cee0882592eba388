import { type ActorKind, nextState, sourceStates } from '@crossdock/domain/machine.ts';
import {
  onHandParcelStates,
  type ParcelEvent,
  type ParcelState,
  parcelMachine,
} from '@crossdock/domain/parcels/states.ts';
import { latestStorageStart } from '@crossdock/domain/pricing/storage.ts';
import type { Updateable } from 'kysely';
import { changeCounters } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, updateInShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import type { Actor, Member, Staff, System } from '../platform/scope.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { recordSteps } from '../platform/transitions.ts';
import { awaitedTopic, isAwaitedByVipOrder } from './isAwaitedByVipOrder.store.ts';

export type ParcelChanges = Omit<Updateable<Schema['parcels']>, 'shopId' | 'id' | 'state'>;

export interface ParcelTransition {
  readonly id: string;
  readonly memberId: string | null;
  readonly from: ParcelState;
  readonly to: ParcelState;
}

interface MoveOptions {
  readonly why?: string;
  /** The order that the parcels join. A release always clears the parcels' order. */
  readonly orderId?: string | null;
  /** Further column changes, the same for all parcels. */
  readonly changes?: ParcelChanges;
  /** Sends no notification, because the next step of the parcels, at the same moment, sends a more informative one. */
  readonly quiet?: boolean;
}

/**
 * The steps after which a member is notified that their parcel is on a shelf, and the steps that take a parcel off
 * the shelf. They set or clear the start of the storage days.
 */
const startingSteps: ReadonlySet<ParcelEvent> = new Set(['shelve', 'claimShelved']);
const endingSteps: ReadonlySet<ParcelEvent> = new Set(['undoShelve', 'undoReceive']);

/**
 * The columns that set the latest start of the parcels' storage days by the shop's current setting, or clear it when
 * the parcels leave the shelf.
 */
function startOf({ shop }: Member | Staff | System, event: ParcelEvent, now: string): ParcelChanges {
  if (endingSteps.has(event)) return { storageLatest: null, arrivalToldAt: null };
  if (!startingSteps.has(event)) return {};
  return { storageLatest: latestStorageStart(shop.settings, now), arrivalToldAt: null };
}

/**
 * Moves parcels by one event: those whose state allows it for the actor, and for a member only their own. Records
 * steps, updates counters and publishes realtime events. Answers the moved parcels; a caller that needs all of them
 * compares counts and refuses. Rows are locked in id order.
 */
export async function transitionParcels(
  tx: Tx,
  actor: Member | Staff | System,
  parcelIds: readonly string[],
  event: ParcelEvent,
  options: MoveOptions = {},
): Promise<ParcelTransition[]> {
  const who: ActorKind = actor.kind;
  const from = sourceStates(parcelMachine, event, who);
  const [source] = from;
  const to = source && nextState(parcelMachine, source, event, who);
  if (to === undefined || parcelIds.length === 0) return [];
  const orderId = event === 'release' ? null : options.orderId;
  const ofMember = actor.kind === 'member' && !event.startsWith('claim') ? actor.memberId : undefined;
  const moved = await tx.all(
    db
      .with('locked', (cte) => {
        let rows = cte
          .selectFrom('parcels')
          .select(['id as lockedId', 'state as fromState', 'memberId as fromMember'])
          .where(shopCondition(tx, { id: parcelIds, state: from }))
          .select(isAwaitedByVipOrder(tx.shopId).as('awaited'));
        if (ofMember !== undefined) rows = rows.where('memberId', '=', ofMember);
        return rows.orderBy('id').forUpdate();
      })
      .updateTable('parcels')
      .from('locked')
      .set({
        ...startOf(actor, event, tx.now),
        ...options.changes,
        // `joinedAt` stops the storage days. It is cleared when a parcel leaves an order, so they continue.
        ...(orderId === null ? { joinedAt: null } : {}),
        orderId,
        state: to,
        updatedAt: tx.now,
      })
      .where('shopId', '=', tx.shopId)
      .whereRef('id', '=', 'lockedId')
      .returning(['id', 'memberId', 'courierNumber', 'fromState', 'fromMember', 'awaited']),
  );
  const steps = moved.map((row) => ({ ...row, toState: to }));
  await Promise.all([
    recordSteps(
      tx,
      actor,
      'parcel',
      moved.map((row) => ({
        subjectId: row.id,
        event,
        from: row.fromState,
        to,
        why: options.why,
      })),
    ),
    countParcelTransitions(tx, steps),
    options.quiet ? undefined : tellOfMoves(tx, actor, event, moved, options.why),
    to === 'shelved' && moved.some((row) => row.awaited) ? publish(tx, awaitedTopic, null) : undefined,
  ]);
  return moved.map((row) => ({ id: row.id, memberId: row.memberId, from: row.fromState, to }));
}

interface ToldMove {
  readonly id: string;
  readonly memberId: string | null;
  readonly courierNumber: string;
}

function tellOfMoves(tx: Tx, actor: Actor, event: ParcelEvent, moved: readonly ToldMove[], reason = '') {
  const told = moved.flatMap(({ id, memberId, courierNumber: number }) =>
    memberId === null
      ? []
      : { memberId, event: `parcel.${event}`, subjectId: id, params: { number, reason } },
  );
  return notify(tx, actor, told);
}

interface CountedMove {
  readonly fromState: ParcelState | null;
  readonly fromMember: string | null;
  readonly toState: ParcelState | null;
  readonly memberId: string | null;
}

/**
 * Updates the members' counters for moves of their parcels (creation and deletion included), and publishes realtime
 * events.
 */
export async function countParcelTransitions(tx: Tx, moves: readonly CountedMove[]): Promise<void> {
  if (moves.length === 0) return;
  const changes = new Map<string, Record<string, number>>();
  const add = (memberId: string | null, state: ParcelState | null, by: number) => {
    if (memberId === null || state === null) return;
    const ofMember = changes.get(memberId) ?? {};
    ofMember[`parcel.${state}`] = (ofMember[`parcel.${state}`] ?? 0) + by;
    changes.set(memberId, ofMember);
  };
  for (const move of moves) {
    add(move.fromMember, move.fromState, -1);
    add(move.memberId, move.toState, 1);
  }
  for (const [memberId, ofMember] of changes) changeCounters(tx, memberId, ofMember);
  const members = changes.size === 0 ? [null] : [...changes.keys()];
  await Promise.all(members.map((memberId) => publish(tx, 'parcels', memberId)));
}

/** Sets whether open work keeps the locked parcel out of orders. */
export async function setParcelInService(tx: Tx, id: string, inService: boolean): Promise<void> {
  const changed = await tx.maybe(
    updateInShop(tx, 'parcels', { id })
      .set({ inService, updatedAt: tx.now })
      .where('inService', '!=', inService)
      .returning('memberId'),
  );
  if (changed) await publish(tx, 'parcels', changed.memberId);
}

const parcelRows = (tx: Tx) => fromShop(tx, 'parcels').selectAll();

/** An order's parcels, in id order. */
export function parcelsOfOrder(tx: Tx, orderId: string) {
  return tx.all(parcelRows(tx).where('orderId', '=', orderId).orderBy('id'));
}

/** Whether the shop has any parcel in one of these states. */
export async function hasParcelsIn(tx: Tx, states: readonly ParcelState[]): Promise<boolean> {
  const any = fromShop(tx, 'parcels', { state: states }).select('id').limit(1);
  return (await tx.maybe(any)) !== undefined;
}

/** One parcel, locked; for staff. */
export const lockParcel = (tx: Tx, id: string) => tx.maybe(parcelRows(tx).where('id', '=', id).forUpdate());

/** The parcel of any member, not locked. */
export const findParcel = (tx: Tx, id: string) => tx.maybe(parcelRows(tx).where('id', '=', id));

/** The parcels of these courier numbers of any member, locked in id order. */
export function lockByNumbers(tx: Tx, courierNumbers: readonly string[]) {
  return tx.allOf(
    courierNumbers,
    parcelRows(tx)
      .where('courierNumber', 'in', [...courierNumbers])
      .orderBy('id')
      .forUpdate(),
  );
}

/** The member's parcels with these numbers that arrived since a time and are in the warehouse. */
export async function arrivedParcels(
  tx: Tx,
  memberId: string,
  courierNumbers: readonly string[],
  since: string,
): Promise<{ readonly id: string }[]> {
  return tx.allOf(
    courierNumbers,
    fromShop(tx, 'parcels', { memberId, courierNumber: courierNumbers, state: onHandParcelStates })
      .select('id')
      .where('arrivedAt', '>=', since),
  );
}
