import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';

/**
 * Puts the parcels of each packed order into its packages. An order with three packages has one parcel in two of them.
 */
export async function insertContents(tx: Tx): Promise<void> {
  const { shopId } = tx;
  const [packages, parcels] = await Promise.all([
    tx.all(
      db
        .selectFrom('packages')
        .select(['id', 'orderId'])
        .where('shopId', '=', shopId)
        .orderBy('orderId')
        .orderBy('position'),
    ),
    tx.all(
      db
        .selectFrom('parcels')
        .select(['id', 'orderId', 'goodsCount'])
        .where('shopId', '=', shopId)
        .where('orderId', 'is not', null)
        .orderBy('id'),
    ),
  ]);
  const boxesOf = Map.groupBy(packages, ({ orderId }) => orderId);
  const rows = [...Map.groupBy(parcels, ({ orderId }) => orderId)].flatMap(([orderId, inside]) => {
    const boxes = boxesOf.get(orderId ?? '') ?? [];
    const divided = boxes.length > 2 ? inside.findLast(({ goodsCount }) => goodsCount > 1)?.id : undefined;
    return inside.flatMap(({ id, goodsCount }, at) => {
      const box = Math.floor((at * boxes.length) / inside.length);
      const [own, other] = [boxes[box], boxes[box === 0 ? 1 : box - 1]];
      if (own === undefined) return [];
      const row = { shopId, parcelId: id, packageId: own.id, pieces: goodsCount };
      if (id !== divided || other === undefined) return [row];
      return [
        { ...row, pieces: goodsCount - 1 },
        { ...row, packageId: other.id, pieces: 1 },
      ];
    });
  });
  await insertRows(tx, 'packageParcels', rows);
}
