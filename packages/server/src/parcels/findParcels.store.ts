import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import { newestIdsByNumberPart } from '../platform/searchParts.ts';
import { shopJoin } from '../platform/shopJoin.ts';

interface WantedParcel {
  /** Part of a courier number, in the form of stored numbers. */
  readonly part: string;
  /** The whole text as one of our own numbers, if it can be one. */
  readonly ownNumber: string;
}

/** The newest parcels with this number or with `part` inside their courier number. */
export function findParcelsByNumber(tx: Tx, { part, ownNumber }: WantedParcel, limit: number) {
  const named = fromShop(tx, 'parcels', { 'parcels.number': ownNumber }).select('parcels.id');
  const found =
    part === ''
      ? named
      : named.union(db.selectFrom(newestIdsByNumberPart(tx, 'parcel', part).as('parts')).select('parts.id'));
  return tx.all(
    fromShop(tx, 'parcels')
      .leftJoin('members', shopJoin('members.id', 'parcels.memberId'))
      .select([
        'parcels.id',
        'parcels.number',
        'parcels.courierNumber',
        'parcels.state',
        'parcels.shelfCode',
        'parcels.goodsName',
        'members.name as memberName',
      ])
      .where('parcels.id', 'in', found)
      // Excludes forecasts without a member. They come from parcels that were scanned by mistake and whose scan was
      // undone.
      .where((eb) => eb.or([eb('parcels.state', '<>', 'forecast'), eb('parcels.memberId', 'is not', null)]))
      .orderBy('parcels.id', 'desc')
      .limit(limit),
  );
}
