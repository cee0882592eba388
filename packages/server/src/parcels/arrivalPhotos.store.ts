import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/**
 * The first photo that the warehouse took of each of these parcels, as long as the parcel belongs to the
 * member.
 */
export async function arrivalPhotos(tx: Tx, memberId: string, parcelIds: readonly string[]) {
  return tx.allOf(
    parcelIds,
    fromShop(tx, 'parcels', { 'parcels.id': parcelIds, 'parcels.memberId': memberId })
      .innerJoin('parcelPhotos', shopJoin('parcelPhotos.parcelId', 'parcels.id'))
      .distinctOn('parcelPhotos.parcelId')
      .select(['parcelPhotos.parcelId', 'parcelPhotos.fileId'])
      .where('parcelPhotos.kind', '=', 'receive')
      .orderBy('parcelPhotos.parcelId')
      .orderBy('parcelPhotos.createdAt')
      .orderBy('parcelPhotos.fileId'),
  );
}
