import {
  awaitedParcelStates,
  onHandParcelStates,
  type ParcelStep,
  unshippedParcelStates,
} from '@crossdock/domain/parcels/states.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId, newReference } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { changeRow, changeRows, deleteFromShop, fromShop, hasRow, updateInShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import type { Member, Staff, System } from '../platform/scope.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { recordSteps } from '../platform/transitions.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';
import { isAwaitedByVipOrder } from './isAwaitedByVipOrder.store.ts';
import { countParcelTransitions, type ParcelChanges } from './store.ts';

type NewParcel = Omit<
  Insertable<Schema['parcels']>,
  'shopId' | 'id' | 'number' | 'createdAt' | 'updatedAt' | 'memberId'
> & { readonly memberId: string | null };

/**
 * The first step in the history of an announced parcel, by the state in which it is inserted. A parcel inserted in
 * another state arrived unannounced.
 */
const beginnings: Readonly<Partial<Record<string, ParcelStep>>> = {
  forecast: 'forecast',
  refused: 'refuse',
  shelved: 'buy',
};

export interface InsertedParcel {
  readonly id: string;
  readonly courierNumber: string;
}

/**
 * Inserts parcels whose courier number the shop does not have yet. The caller finds the others by their
 * numbers. Rows are inserted in number order, so that two batches never deadlock. `step` is the first step of
 * their history, if their state does not determine it.
 */
export async function insertParcels(
  tx: Tx,
  actor: Member | Staff | System,
  parcels: readonly NewParcel[],
  step?: ParcelStep,
): Promise<InsertedParcel[]> {
  if (parcels.length === 0) return [];
  const rows = parcels
    .toSorted((a, b) => (a.courierNumber < b.courierNumber ? -1 : 1))
    .map((parcel) => ({
      ...parcel,
      shopId: tx.shopId,
      id: newId(),
      number: newReference('P'),
      createdAt: tx.now,
      updatedAt: tx.now,
    }));
  const begun = await tx.all(
    db
      .insertInto('parcels')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['shopId', 'courierNumber']).doNothing())
      .returning(['id', 'courierNumber', 'state', 'memberId']),
  );
  await Promise.all([
    recordSteps(
      tx,
      actor,
      'parcel',
      begun.map((row) => ({
        subjectId: row.id,
        event: step ?? beginnings[row.state] ?? 'receiveUnclaimed',
        from: null,
        to: row.state,
      })),
    ),
    countParcelTransitions(
      tx,
      begun.map((row) => ({
        fromState: null,
        fromMember: null,
        toState: row.state,
        memberId: row.memberId,
      })),
    ),
  ]);
  return begun.map((row) => ({ id: row.id, courierNumber: row.courierNumber }));
}

/**
 * Assigns a forecast without a member to this member. Such a forecast remains if a number was scanned by mistake and
 * the scan was undone.
 */
export async function assignForecast(
  tx: Tx,
  actor: Member,
  id: string,
  changes: ParcelChanges,
): Promise<void> {
  await Promise.all([
    tx.run(
      updateInShop(tx, 'parcels', { id, state: 'forecast' })
        .set({ ...changes, memberId: actor.memberId, forecastAt: tx.now, updatedAt: tx.now })
        .where('memberId', 'is', null),
    ),
    recordSteps(tx, actor, 'parcel', [{ subjectId: id, event: 'forecast', from: null, to: 'forecast' }]),
    countParcelTransitions(tx, [
      { fromState: null, fromMember: null, toState: 'forecast', memberId: actor.memberId },
    ]),
  ]);
}

/**
 * Changes the member's declaration. While the parcel is forecast, everything can change; if it arrived undeclared,
 * everything except its number. Answers `taken` if another parcel has the new number; the transaction is then
 * unusable.
 */
export async function updateDeclaration(
  tx: Tx,
  memberId: string,
  id: string,
  changes: ParcelChanges,
): Promise<'done' | 'late' | 'taken'> {
  const { courierNumber: _, courier: __, ...contents } = changes;
  const own = (set: ParcelChanges) =>
    updateInShop(tx, 'parcels', { id, memberId }).set({ ...set, updatedAt: tx.now });
  const changed = await catchUniqueViolation(tx.run(own(changes).where('state', '=', 'forecast')));
  if (changed === 'taken') return 'taken';
  if (changed === 1) return 'done';
  const late = own(contents)
    .where('state', 'in', [...onHandParcelStates])
    // Only undeclared parcels: these are the columns that `isDeclared` checks.
    .where((eb) =>
      eb.or([eb('goodsTypeId', 'is', null), eb('goodsName', '=', ''), eb('declaredValueMinor', '<=', 0)]),
    );
  return (await tx.run(late)) === 1 ? 'done' : 'late';
}

/**
 * Removes a forecast. If the parcel was once received by mistake, its measurements may not be deleted, so its row
 * stays without a member.
 */
export async function removeForecast(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const found = await tx.maybe(
    fromShop(tx, 'parcels', { id, memberId, state: awaitedParcelStates })
      .select('state')
      .where(isNotAwaited(tx))
      .forUpdate(),
  );
  if (found === undefined) return false;
  const removed = await tx.run(
    deleteFromShop(tx, 'parcels', { id }).where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcelMeasurements')
            .select('parcelMeasurements.id')
            .where(shopCondition(tx, { 'parcelMeasurements.parcelId': id })),
        ),
      ),
    ),
  );
  if (removed === 0) await disown(tx, id);
  await countParcelTransitions(tx, [
    { fromState: found.state, fromMember: memberId, toState: null, memberId: null },
  ]);
  return true;
}

/** The condition that no VIP order waits for the parcel. */
const isNotAwaited = (tx: Tx) => sql<boolean>`not ${isAwaitedByVipOrder(tx.shopId)}`;

function disown(tx: Tx, id: string): Promise<number> {
  return changeRow(tx, 'parcels', id, {
    state: 'forecast',
    memberId: null,
    forecastAt: null,
    updatedAt: tx.now,
  });
}

/** Restarts the expiry time of forecasts whose arrival the member confirms. */
export async function extendForecasts(tx: Tx, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await changeRows(tx, 'parcels', { id: ids, memberId, state: 'forecast' }, { updatedAt: tx.now });
}

/** Stores the proof of purchase of a member's unshipped parcel; false if there is no such parcel. */
export function storePurchaseProof(tx: Tx, memberId: string, id: string, fileId: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'parcels', { id, memberId, state: unshippedParcelStates }).set({
      claimProofFileId: fileId,
      updatedAt: tx.now,
    }),
  );
}

/** Whether the member has a parcel with this id, in any state. */
export function isOwnParcel(tx: Tx, memberId: string, id: string): Promise<boolean> {
  return hasRow(tx, 'parcels', { memberId, id });
}
