import {
  type EarlierGoods,
  maxOwnGoodsCompared,
  maxShopGoodsCompared,
} from '@crossdock/domain/parcels/goodsGuess.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { findRows, fromShop } from '../platform/rows.ts';
import { subqueryShopJoin } from '../platform/shopJoin.ts';

/** The shop's parcels with these numbers, without locks. */
export async function parcelsWithNumbers(tx: Tx, courierNumbers: readonly string[]) {
  return findRows(tx, 'parcels', { courierNumber: courierNumbers }, [
    'id',
    'courierNumber',
    'memberId',
    'state',
  ]);
}

const newest = (tx: Tx) => fromShop(tx, 'parcels').orderBy('id', 'desc');

const withTypes = (tx: Tx, rows: ReturnType<typeof newestOf>) =>
  db
    .selectFrom(rows.as('newest'))
    .innerJoin('goodsTypes', subqueryShopJoin(tx, 'goodsTypes.id', 'newest.goodsTypeId'))
    .where('goodsTypes.active', '=', true)
    .where('newest.goodsName', '<>', '')
    .select(['newest.goodsName', 'goodsTypes.code as goodsType', 'newest.memberId']);

const newestOf = (tx: Tx, most: number) =>
  newest(tx).select(['goodsName', 'goodsTypeId', 'memberId']).limit(most);

/** The goods of the member's newest parcels. It reads a limited number of parcels. */
export async function goodsOfMember(tx: Tx, memberId: string): Promise<EarlierGoods[]> {
  const rows = await tx.all(
    withTypes(tx, newestOf(tx, maxOwnGoodsCompared).where('memberId', '=', memberId)),
  );
  return rows.map((row) => ({ ...row, by: memberId }));
}

/**
 * The goods of the shop's newest parcels, of which it reads a limited number. The caller only derives goods types
 * from them and answers nothing else.
 */
export async function goodsOfShop(tx: Tx): Promise<EarlierGoods[]> {
  const rows = await tx.all(withTypes(tx, newestOf(tx, maxShopGoodsCompared)));
  return rows.flatMap(({ memberId, ...row }) => (memberId === null ? [] : { ...row, by: memberId }));
}
