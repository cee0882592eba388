import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { StorageRule, StorageTerms } from '@crossdock/domain/pricing/rateCard.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { q } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { orTaken } from '../platform/taken.ts';

export type WarehouseRow = Selectable<Schema['warehouses']>;
export type GoodsTypeRow = Omit<Selectable<Schema['goods_types']>, 'code' | 'goods_class'> & {
  code: GoodsType;
  goods_class: GoodsClass;
};

const warehouseRows = (tx: Tx) => q.selectFrom('warehouses').selectAll().where('shop_id', '=', tx.shopId);

/** The shop's warehouses, oldest first; closed ones only where asked for. */
export function listWarehouses(tx: Tx, { all = false }: { all?: boolean } = {}): Promise<WarehouseRow[]> {
  const rows = warehouseRows(tx).orderBy('created_at').orderBy('code');
  return tx.all(all ? rows : rows.where('active', '=', true));
}

/** A warehouse, open or closed: old parcels still name a closed one. */
export function findWarehouse(tx: Tx, id: string): Promise<WarehouseRow | undefined> {
  return tx.maybe(warehouseRows(tx).where('id', '=', id));
}

/** The goods types in the shop's order; those no longer offered only where asked for. */
export function listGoodsTypes(tx: Tx, { all = false }: { all?: boolean } = {}): Promise<GoodsTypeRow[]> {
  const rows = q
    .selectFrom('goods_types')
    .selectAll()
    .where('shop_id', '=', tx.shopId)
    .orderBy('position')
    .orderBy('code');
  return tx.all((all ? rows : rows.where('active', '=', true)).$castTo<GoodsTypeRow>());
}

/** What the shelf of this warehouse costs: the one rule from which every rent is reckoned before a channel is chosen. */
export function storageRuleOf(warehouse: Pick<WarehouseRow, 'free_storage_days' | 'storage'>): StorageRule {
  return { ...(warehouse.storage as StorageTerms), freeDays: warehouse.free_storage_days };
}

/** The days of the shop's calendar on which this warehouse hands nothing out. */
export function closedDaysOf(warehouse: { readonly closed_days: unknown }): readonly string[] {
  return (warehouse.closed_days ?? []) as string[];
}

export type WarehouseFields = Pick<
  Insertable<Schema['warehouses']>,
  | 'code'
  | 'name'
  | 'names'
  | 'linkman'
  | 'phone'
  | 'address'
  | 'zip'
  | 'free_storage_days'
  | 'storage'
  | 'closed_days'
>;

/** Undefined where another warehouse of the shop has the code. */
export function insertWarehouse(tx: Tx, fields: WarehouseFields): Promise<WarehouseRow | undefined> {
  return tx.maybe(
    q
      .insertInto('warehouses')
      .values({ ...fields, shop_id: tx.shopId, id: newId(), created_at: tx.now })
      .onConflict((conflict) => conflict.columns(['shop_id', 'code']).doNothing())
      .returningAll(),
  );
}

/** `taken` where another warehouse of the shop has the code. */
export function updateWarehouse(
  tx: Tx,
  id: string,
  fields: WarehouseFields,
): Promise<WarehouseRow | 'taken' | undefined> {
  return orTaken(tx.maybe(changedWarehouse(tx, id, fields)));
}

export function setWarehouseActive(tx: Tx, id: string, active: boolean): Promise<WarehouseRow | undefined> {
  return tx.maybe(changedWarehouse(tx, id, { active }));
}

function changedWarehouse(tx: Tx, id: string, changes: Partial<WarehouseFields> & { active?: boolean }) {
  return q
    .updateTable('warehouses')
    .set(changes)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .returningAll();
}

/** Whether parcels lie here: a warehouse with parcels in the house is not closed. */
export async function parcelsInHouse(tx: Tx, warehouseId: string): Promise<boolean> {
  const row = await tx.maybe(
    q
      .selectFrom('parcels')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('warehouse_id', '=', warehouseId)
      .where('state', 'in', ['received', 'shelved', 'requested', 'packed'])
      .limit(1),
  );
  return row !== undefined;
}

export function updateGoodsType(
  tx: Tx,
  id: string,
  changes: Updateable<
    Pick<Schema['goods_types'], 'zh' | 'tw' | 'en' | 'goods_class' | 'position' | 'active'>
  >,
): Promise<number> {
  return tx.run(
    q.updateTable('goods_types').set(changes).where('shop_id', '=', tx.shopId).where('id', '=', id),
  );
}

/** One statement for the whole order; answers how many of the ids exist. */
export async function placeGoodsTypes(tx: Tx, ids: readonly string[]): Promise<number> {
  const wanted = sql<{ id: string; position: number }>`(
    select id, (place - 1)::int as position from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
  )`;
  return tx.run(
    q
      .updateTable('goods_types')
      .from(wanted.as('wanted'))
      .set((where) => ({ position: where.ref('wanted.position') }))
      .where('goods_types.shop_id', '=', tx.shopId)
      .whereRef('goods_types.id', '=', 'wanted.id'),
  );
}

/** What fills a member's placeholders. */
export function findNames(tx: Tx, memberId: string) {
  return tx.maybe(
    q
      .selectFrom('members')
      .select(['simple_code', 'random_name', 'name'])
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', memberId),
  );
}
