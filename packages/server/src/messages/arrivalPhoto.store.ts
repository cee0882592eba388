import type { Tx } from '../platform/db.ts';
import { inShop } from '../platform/inShop.ts';
import { fromShop } from '../platform/rows.ts';

/** The first photo that the warehouse took of a member's parcel of general goods, while the parcel is theirs. */
export function photoOfArrival(tx: Tx, memberId: string, parcelId: string) {
  return tx.maybe(
    fromShop(tx, 'parcels', { 'parcels.id': parcelId, 'parcels.memberId': memberId })
      .innerJoin('goodsTypes', inShop('goodsTypes.id', 'parcels.goodsTypeId'))
      .innerJoin('parcelPhotos', inShop('parcelPhotos.parcelId', 'parcels.id'))
      .select('parcelPhotos.fileId')
      .where('goodsTypes.goodsClass', '=', 'general')
      .where('parcelPhotos.kind', '=', 'receive')
      .orderBy('parcelPhotos.createdAt')
      .orderBy('parcelPhotos.fileId')
      .limit(1),
  );
}
