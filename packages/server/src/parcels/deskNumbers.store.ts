import { awaitedParcelStates, inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import { idsByNumberPart } from '../platform/searchParts.ts';
import { subqueryShopJoin } from '../platform/shopJoin.ts';

/**
 * The longer number of an expected or present parcel that ends in the scanned number; empty if there is none.
 * Callers use it only for numbers that no parcel has.
 */
export async function fullCourierNumberOf(tx: Tx, scanned: string): Promise<string> {
  const row = await tx.maybe(
    db
      .selectFrom(idsByNumberPart(tx, 'parcel', scanned).as('found'))
      .innerJoin('parcels', subqueryShopJoin(tx, 'parcels.id', 'found.id'))
      .select('parcels.courierNumber')
      .where('parcels.state', 'in', [...awaitedParcelStates, ...inWarehouseParcelStates])
      .where(sql<string>`right(parcels.bill_code, ${scanned.length})`, '=', scanned)
      // The number may have been forecast since the caller searched for it. It is then a whole number and not the end
      // of a longer one.
      .where('parcels.courierNumber', '<>', scanned)
      .limit(1),
  );
  return row?.courierNumber ?? '';
}

/** A member with fewer parcels has no usual weight. */
const fewest = 8;

/** The range of weights of a member's latest parcels; null with too few parcels. */
export async function usualWeightRange(
  tx: Tx,
  memberId: string,
): Promise<{ from: number; to: number } | null> {
  const latest = fromShop(tx, 'parcels', { memberId })
    .select('weightG')
    .where('weightG', 'is not', null)
    .orderBy('id', 'desc')
    .limit(50)
    .as('latest');
  const { n, least, most } = await tx.one(
    db
      .selectFrom(latest)
      .select(({ fn }) => [
        fn.countAll<number>().as('n'),
        fn.min<number | null>('weightG').as('least'),
        fn.max<number | null>('weightG').as('most'),
      ]),
  );
  return n < fewest || least === null || most === null ? null : { from: least, to: most };
}
