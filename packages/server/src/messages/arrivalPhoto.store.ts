import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The first photo that the warehouse took of a member's parcel of general goods, while the parcel is theirs. */
export function findArrivalPhoto(tx: Tx, memberId: string, parcelId: string) {
  return tx.maybe(
    fromShop(tx, 'parcels', { 'parcels.id': parcelId, 'parcels.memberId': memberId })
      .innerJoin('goodsTypes', shopJoin('goodsTypes.id', 'parcels.goodsTypeId'))
      .innerJoin('parcelPhotos', shopJoin('parcelPhotos.parcelId', 'parcels.id'))
      .select('parcelPhotos.fileId')
      .where('goodsTypes.goodsClass', '=', 'general')
      .where('parcelPhotos.kind', '=', 'receive')
      .orderBy('parcelPhotos.createdAt')
      .orderBy('parcelPhotos.fileId')
      .limit(1),
  );
}
