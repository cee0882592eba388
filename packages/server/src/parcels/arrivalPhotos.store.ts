import type { Tx } from '../platform/db.ts';
import { inShop } from '../platform/inShop.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';

/**
 * The first photo that the warehouse took of each of these parcels, as long as the parcel belongs to the
 * member.
 */
export async function arrivalPhotos(tx: Tx, memberId: string, parcelIds: readonly string[]) {
  return tx.allOf(
    parcelIds,
    db
      .selectFrom('parcels')
      .innerJoin('parcelPhotos', inShop('parcelPhotos.parcelId', 'parcels.id'))
      .distinctOn('parcelPhotos.parcelId')
      .select(['parcelPhotos.parcelId', 'parcelPhotos.fileId'])
      .where(ofShop(tx, { 'parcels.id': parcelIds }))
      .where('parcels.memberId', '=', memberId)
      .where('parcelPhotos.kind', '=', 'receive')
      .orderBy('parcelPhotos.parcelId')
      .orderBy('parcelPhotos.createdAt')
      .orderBy('parcelPhotos.fileId'),
  );
}
