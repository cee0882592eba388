import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { Selectable, Updateable } from 'kysely';
import { saveRowOrder } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { changeRow, fromShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';

export type GoodsTypeRow = Omit<Selectable<Schema['goodsTypes']>, 'code' | 'goodsClass'> & {
  code: GoodsType;
  goodsClass: GoodsClass;
};

/** The goods types in the shop's order; with `all`, including those no longer offered. */
export function listGoodsTypes(tx: Tx, { all = false }: { all?: boolean } = {}): Promise<GoodsTypeRow[]> {
  const rows = fromShop(tx, 'goodsTypes').selectAll().orderBy('position').orderBy('code');
  return tx.all((all ? rows : rows.where('active', '=', true)).$castTo<GoodsTypeRow>());
}

export function updateGoodsType(
  tx: Tx,
  id: string,
  changes: Updateable<Pick<Schema['goodsTypes'], 'zh' | 'tw' | 'en' | 'goodsClass' | 'position' | 'active'>>,
): Promise<number> {
  return changeRow(tx, 'goodsTypes', id, changes);
}

/** Stores the order of all goods types in one statement; answers how many of the ids exist. */
export const saveGoodsTypeOrder = (tx: Tx, ids: readonly string[]): Promise<number> =>
  saveRowOrder(tx, 'goodsTypes', ids);
