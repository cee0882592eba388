import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';

export type GoodsTypeRow = Omit<Selectable<Schema['goods_types']>, 'code' | 'goods_class'> & {
  code: GoodsType;
  goods_class: GoodsClass;
};

/** The goods types in the shop's order; those no longer offered only where asked for. */
export function listGoodsTypes(tx: Tx, { all = false }: { all?: boolean } = {}): Promise<GoodsTypeRow[]> {
  const rows = db
    .selectFrom('goods_types')
    .selectAll()
    .where('shop_id', '=', tx.shopId)
    .orderBy('position')
    .orderBy('code');
  return tx.all((all ? rows : rows.where('active', '=', true)).$castTo<GoodsTypeRow>());
}

export function updateGoodsType(
  tx: Tx,
  id: string,
  changes: Updateable<
    Pick<Schema['goods_types'], 'zh' | 'tw' | 'en' | 'goods_class' | 'position' | 'active'>
  >,
): Promise<number> {
  return tx.run(
    db.updateTable('goods_types').set(changes).where('shop_id', '=', tx.shopId).where('id', '=', id),
  );
}

/** One statement for the whole order; answers how many of the ids exist. */
export async function placeGoodsTypes(tx: Tx, ids: readonly string[]): Promise<number> {
  const wanted = sql<{ id: string; position: number }>`(
    select id, (place - 1)::int as position from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
  )`;
  return tx.run(
    db
      .updateTable('goods_types')
      .from(wanted.as('wanted'))
      .set((where) => ({ position: where.ref('wanted.position') }))
      .where('goods_types.shop_id', '=', tx.shopId)
      .whereRef('goods_types.id', '=', 'wanted.id'),
  );
}
