import { storedParcelStates } from '@crossdock/domain/parcels/states.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { findRow, fromShop, hasRow, updateInShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';

export type WarehouseRow = Selectable<Schema['warehouses']>;
const warehouseRows = (tx: Tx) => fromShop(tx, 'warehouses').selectAll();

/** The shop's warehouses, oldest first; with `all` also closed ones. */
export function listWarehouses(tx: Tx, { all = false }: { all?: boolean } = {}): Promise<WarehouseRow[]> {
  const rows = warehouseRows(tx).orderBy('createdAt').orderBy('code');
  return tx.all(all ? rows : rows.where('active', '=', true));
}

/** An open or closed warehouse, because old parcels still name a closed one. */
export function findWarehouse(tx: Tx, id: string): Promise<WarehouseRow | undefined> {
  return tx.maybe(warehouseRows(tx).where('id', '=', id));
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
  | 'freeStorageDays'
  | 'storage'
  | 'closedDays'
>;

/** Stores a warehouse; undefined if another warehouse of the shop has the code. */
export function insertWarehouse(tx: Tx, fields: WarehouseFields): Promise<WarehouseRow | undefined> {
  return tx.maybe(
    db
      .insertInto('warehouses')
      .values({ ...fields, shopId: tx.shopId, id: newId(), createdAt: tx.now })
      .onConflict((conflict) => conflict.columns(['shopId', 'code']).doNothing())
      .returningAll(),
  );
}

/** Updates a warehouse; `taken` if another warehouse of the shop has the code. */
export function updateWarehouse(
  tx: Tx,
  id: string,
  fields: WarehouseFields,
): Promise<WarehouseRow | 'taken' | undefined> {
  return catchUniqueViolation(tx.maybe(changedWarehouse(tx, id, fields)));
}

export function setWarehouseActive(tx: Tx, id: string, active: boolean): Promise<WarehouseRow | undefined> {
  return tx.maybe(changedWarehouse(tx, id, { active }));
}

function changedWarehouse(tx: Tx, id: string, changes: Partial<WarehouseFields> & { active?: boolean }) {
  return updateInShop(tx, 'warehouses', { id }).set(changes).returningAll();
}

/** Whether parcels are in the warehouse, which then cannot be closed. */
export function hasStoredParcels(tx: Tx, warehouseId: string): Promise<boolean> {
  return hasRow(tx, 'parcels', { warehouseId, state: storedParcelStates });
}

/** The columns of the member with which placeholders of a warehouse's address are filled. */
export function findMemberPlaceholders(tx: Tx, memberId: string) {
  return findRow(tx, 'members', { id: memberId }, ['simpleCode', 'randomName', 'name']);
}
