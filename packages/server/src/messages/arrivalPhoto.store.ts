import type { Tx } from '../platform/db.ts';
import { inShop } from '../platform/inShop.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';

/** The first photo that the warehouse took of a member's parcel of general goods, while the parcel is theirs. */
export function photoOfArrival(tx: Tx, memberId: string, parcelId: string) {
  return tx.maybe(
    db
      .selectFrom('parcels')
      .innerJoin('goodsTypes', inShop('goodsTypes.id', 'parcels.goodsTypeId'))
      .innerJoin('parcelPhotos', inShop('parcelPhotos.parcelId', 'parcels.id'))
      .select('parcelPhotos.fileId')
      .where(
        ofShop(tx, {
          'parcels.id': parcelId,
          'parcels.memberId': memberId,
          'goodsTypes.goodsClass': 'general',
          'parcelPhotos.kind': 'receive',
        }),
      )
      .orderBy('parcelPhotos.createdAt')
      .orderBy('parcelPhotos.fileId')
      .limit(1),
  );
}
