import { newParcelNumber, parcelNumberBytes } from '@crossdock/domain/parcels/number.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';
import type { Member, Staff } from '../platform/scope.ts';
import { orTaken } from '../platform/taken.ts';
import { recordSteps } from '../platform/transitions.ts';
import { countMoves, type ParcelChanges } from './store.ts';

type NewParcel = Omit<
  Insertable<Schema['parcels']>,
  'shop_id' | 'id' | 'number' | 'created_at' | 'updated_at' | 'member_id'
> & { readonly member_id: string | null };

export interface Begun {
  readonly id: string;
  readonly billCode: string;
}

/**
 * Begins parcels: those whose courier number the shop does not have yet. The others are left to the caller, who finds
 * them by their numbers. Inserted in the numbers' order, so that two batches never wait for each other in a circle.
 */
export async function beginParcels(
  tx: Tx,
  actor: Member | Staff,
  parcels: readonly NewParcel[],
): Promise<Begun[]> {
  if (parcels.length === 0) return [];
  const rows = parcels
    .toSorted((a, b) => (a.bill_code < b.bill_code ? -1 : 1))
    .map((parcel) => ({
      ...parcel,
      shop_id: tx.shopId,
      id: newId(),
      number: newParcelNumber(randomBytesOf(parcelNumberBytes)),
      created_at: tx.now,
      updated_at: tx.now,
    }));
  const begun = await tx.all(
    db
      .insertInto('parcels')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['shop_id', 'bill_code']).doNothing())
      .returning(['id', 'bill_code', 'state', 'member_id']),
  );
  await Promise.all([
    recordSteps(
      tx,
      actor,
      'parcel',
      begun.map((row) => ({
        subjectId: row.id,
        event:
          row.state === 'forecast' ? 'forecast' : row.state === 'refused' ? 'refuse' : 'receiveUnclaimed',
        from: null,
        to: row.state,
      })),
    ),
    countMoves(
      tx,
      begun.map((row) => ({
        from_state: null,
        from_member: null,
        to_state: row.state,
        member_id: row.member_id,
      })),
    ),
  ]);
  return begun.map((row) => ({ id: row.id, billCode: row.bill_code }));
}

/** Makes the member the owner of a forecast that has none: a number that was scanned by mistake and undone. */
export async function adoptForecast(
  tx: Tx,
  actor: Member,
  id: string,
  changes: ParcelChanges,
): Promise<void> {
  await Promise.all([
    tx.run(
      db
        .updateTable('parcels')
        .set({ ...changes, member_id: actor.memberId, forecast_at: tx.now, updated_at: tx.now })
        .where('shop_id', '=', tx.shopId)
        .where('id', '=', id)
        .where('state', '=', 'forecast')
        .where('member_id', 'is', null),
    ),
    recordSteps(tx, actor, 'parcel', [{ subjectId: id, event: 'forecast', from: null, to: 'forecast' }]),
    countMoves(tx, [
      { from_state: null, from_member: null, to_state: 'forecast', member_id: actor.memberId },
    ]),
  ]);
}

/**
 * Changes what the member says of a parcel: while it is forecast, or, without its number, when it arrived before
 * anything was said of it. `taken` where another parcel has the new number; the transaction is then at its end.
 */
export async function updateDeclaration(
  tx: Tx,
  memberId: string,
  id: string,
  changes: ParcelChanges,
): Promise<'done' | 'late' | 'taken'> {
  const { bill_code: _, courier: __, ...contents } = changes;
  const own = (set: ParcelChanges) =>
    db
      .updateTable('parcels')
      .set({ ...set, updated_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('member_id', '=', memberId);
  const changed = await orTaken(tx.run(own(changes).where('state', '=', 'forecast')));
  if (changed === 'taken') return 'taken';
  if (changed === 1) return 'done';
  const late = own(contents)
    .where('state', 'in', ['received', 'shelved'])
    // The columns of `isDeclared`.
    .where((eb) =>
      eb.or([
        eb('goods_type_id', 'is', null),
        eb('goods_name', '=', ''),
        eb('declared_value_minor', '<=', 0),
      ]),
    );
  return (await tx.run(late)) === 1 ? 'done' : 'late';
}

/**
 * Takes a forecast back. A parcel that was once received by mistake has measurements, which nobody may delete: it
 * stays, without a member.
 */
export async function removeForecast(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const removed = await tx.run(
    db
      .deleteFrom('parcels')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('state', '=', 'forecast')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('parcel_measurements')
              .select('parcel_measurements.id')
              .where('parcel_measurements.shop_id', '=', tx.shopId)
              .where('parcel_measurements.parcel_id', '=', id),
          ),
        ),
      ),
  );
  const left = removed === 1 ? removed : await disown(tx, memberId, id);
  if (left === 0) return false;
  await countMoves(tx, [{ from_state: 'forecast', from_member: memberId, to_state: null, member_id: null }]);
  return true;
}

function disown(tx: Tx, memberId: string, id: string): Promise<number> {
  return tx.run(
    db
      .updateTable('parcels')
      .set({ member_id: null, forecast_at: null, updated_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('state', '=', 'forecast'),
  );
}

const untilShipped = ['forecast', 'received', 'shelved', 'requested', 'packed'] as const;

/** Keeps the voucher of a parcel of the member's that has not been shipped; false where there is no such parcel. */
export async function keepVoucher(tx: Tx, memberId: string, id: string, fileId: string): Promise<boolean> {
  const kept = await tx.run(
    db
      .updateTable('parcels')
      .set({ claim_proof_file_id: fileId, updated_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('state', 'in', [...untilShipped]),
  );
  return kept === 1;
}

/** Whether the member has such a parcel, whatever its state. */
export async function isMine(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const row = await tx.maybe(
    db
      .selectFrom('parcels')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('id', '=', id),
  );
  return row !== undefined;
}
