import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { changeRow, fromShop, insertRow } from '../platform/rows.ts';
import type { CustomsProductsTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';

/** Products with their goods type. */
function productRows(tx: Tx, { words = '', active }: { words?: string; active?: boolean | undefined }) {
  let rows = fromShop(tx, 'customsProducts')
    .innerJoin('goodsTypes', shopJoin('goodsTypes.id', 'customsProducts.goodsTypeId'))
    .selectAll('customsProducts')
    .select(['goodsTypes.code as goodsType', 'goodsTypes.goodsClass'])
    .select(['goodsTypes.zh as typeZh', 'goodsTypes.tw as typeTw', 'goodsTypes.en as typeEn'])
    .orderBy('customsProducts.zh')
    .orderBy('customsProducts.id')
    .$narrowType<{ goodsType: GoodsType; goodsClass: GoodsClass }>();
  if (active !== undefined) rows = rows.where('customsProducts.active', '=', active);
  if (words === '') return rows;
  const part = containsPattern(words);
  return rows.where((eb) =>
    eb.or([
      eb('customsProducts.zh', 'ilike', part),
      eb('customsProducts.tw', 'ilike', part),
      eb('customsProducts.en', 'ilike', part),
      eb('customsProducts.hsCode', 'ilike', part),
    ]),
  );
}

/** Finds the offered products whose name or HS code contains `words`: at most `most`, or all if `most` is not given. */
export function offeredProducts(tx: Tx, words: string, most?: number) {
  const rows = productRows(tx, { words, active: true });
  return tx.all(most === undefined ? rows : rows.limit(most));
}
export type ProductRow = Awaited<ReturnType<typeof offeredProducts>>[number];

export function pageOfProducts(
  tx: Tx,
  filter: { words: string; active?: boolean | undefined },
  paging: Paging,
) {
  return pageOf(tx, productRows(tx, filter), paging);
}

type Fields = Omit<Insertable<CustomsProductsTable>, 'shopId' | 'id' | 'createdAt'>;

/** Stores a product; `taken` if another product has one of the names. The transaction is then unusable. */
export async function insertProduct(tx: Tx, fields: Fields): Promise<string | 'taken'> {
  const id = newId();
  const row = { ...fields, id, createdAt: tx.now };
  const written = await catchUniqueViolation(insertRow(tx, 'customsProducts', row));
  return written === 'taken' ? written : id;
}

export function updateProduct(tx: Tx, id: string, fields: Fields): Promise<number | 'taken'> {
  return catchUniqueViolation(changeRow(tx, 'customsProducts', id, fields));
}

/** The lines of a VIP order with their products' current goods types. */
export function currentCustomsLines(tx: Tx, vipOrderId: string) {
  return tx.all(
    fromShop(tx, 'customsLines', { 'customsLines.vipOrderId': vipOrderId })
      .innerJoin('customsProducts', shopJoin('customsProducts.id', 'customsLines.productId'))
      .innerJoin('goodsTypes', shopJoin('goodsTypes.id', 'customsProducts.goodsTypeId'))
      .select(['customsLines.zh', 'customsLines.tw', 'customsLines.en'])
      .select(['customsLines.quantity', 'customsLines.priceMinor'])
      .select(['customsProducts.goodsTypeId', 'goodsTypes.goodsClass'])
      .orderBy('customsLines.position')
      .$narrowType<{ goodsClass: GoodsClass }>(),
  );
}
