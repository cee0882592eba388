import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { escapeLike } from '../platform/likePattern.ts';
import { type Paging, pageWithSeparateCount } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRows, deleteFromShop, fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const refusalRows = (tx: Tx) => fromShop(tx, 'refusals').selectAll();

/** All refusal requests for these courier numbers. */
export function refusalsOf(tx: Tx, courierNumbers: readonly string[]) {
  return tx.allOf(courierNumbers, refusalRows(tx).where('courierNumber', 'in', [...courierNumbers]));
}

/** Stores refusal requests for numbers that have none yet; answers those numbers. */
export async function insertRefusals(
  tx: Tx,
  memberId: string,
  courierNumbers: readonly string[],
  reason: string,
): Promise<{ id: string; courierNumber: string }[]> {
  if (courierNumbers.length === 0) return [];
  const rows = [...courierNumbers].sort().map((courierNumber) => ({
    shopId: tx.shopId,
    id: newId(),
    memberId,
    courierNumber,
    reason,
    createdAt: tx.now,
  }));
  const made = await tx.all(
    db
      .insertInto('refusals')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['shopId', 'courierNumber']).doNothing())
      .returning(['id', 'courierNumber']),
  );
  await publish(tx, 'parcels', memberId);
  return made;
}

/** Stores which parcel a refusal request refused, or that it refused none. */
export async function recordRefusedParcel(
  tx: Tx,
  courierNumber: string,
  parcelId: string | null,
): Promise<void> {
  await changeRows(tx, 'refusals', { courierNumber }, { matchedParcelId: parcelId });
}

/** Deletes a refusal request that has refused no parcel. */
export async function removeRefusal(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<'done' | 'used' | 'unknown'> {
  const removed = await tx.run(
    deleteFromShop(tx, 'refusals', { id, memberId }).where('matchedParcelId', 'is', null),
  );
  if (removed === 1) {
    await publish(tx, 'parcels', memberId);
    return 'done';
  }
  const row = await tx.maybe(refusalRows(tx).where('id', '=', id).where('memberId', '=', memberId));
  return row === undefined ? 'unknown' : 'used';
}

interface RefusalFilter {
  readonly words?: string | undefined;
  readonly used?: boolean | undefined;
}

export function queryRefusalsOf(tx: Tx, memberId: string, filter: RefusalFilter, paging: Paging) {
  let rows = fromShop(tx, 'refusals', { 'refusals.memberId': memberId });
  if (filter.words)
    rows = rows.where('refusals.courierNumber', 'like', `${escapeLike(filter.words.toUpperCase())}%`);
  if (filter.used !== undefined)
    rows = rows.where('refusals.matchedParcelId', filter.used ? 'is not' : 'is', null);
  const listed = rows
    .leftJoin('parcels', shopJoin('parcels.id', 'refusals.matchedParcelId'))
    .select([
      'refusals.id',
      'refusals.courierNumber',
      'refusals.reason',
      'refusals.createdAt',
      'parcels.id as parcelId',
      'parcels.state as parcelState',
      'parcels.arrivedAt',
    ])
    .orderBy('refusals.id', 'desc');
  return pageWithSeparateCount(tx, listed, rows.select('refusals.id'), paging);
}
