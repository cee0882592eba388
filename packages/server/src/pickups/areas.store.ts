import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { changeRow, fromShop, insertWithNewId } from '../platform/rows.ts';
import type { PickupAreasTable } from '../platform/schema.gen.ts';
import { warehouseColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const rows = (tx: Tx) =>
  fromShop(tx, 'pickupAreas as area')
    .innerJoin('warehouses', shopJoin('warehouses.id', 'area.warehouseId'))
    .selectAll('area')
    .select(warehouseColumns)
    .orderBy('area.id');

/** All areas, including those that are no longer served. */
export const allAreas = (tx: Tx) => tx.all(rows(tx));
export type AreaRow = Awaited<ReturnType<typeof allAreas>>[number];

/** The areas that drivers serve now. */
export function servedAreas(tx: Tx): Promise<AreaRow[]> {
  return tx.all(rows(tx).where('area.active', '=', true).where('warehouses.active', '=', true));
}

/** Whether any area is served. */
export function servesAnyArea(tx: Tx): Promise<boolean> {
  return tx.exists(rows(tx).where('area.active', '=', true).where('warehouses.active', '=', true).limit(1));
}

type Fields = Omit<Insertable<PickupAreasTable>, 'shopId' | 'id' | 'createdAt'>;

export async function insertArea(tx: Tx, fields: Fields): Promise<string> {
  return insertWithNewId(tx, 'pickupAreas', { ...fields, createdAt: tx.now });
}

export function updateArea(tx: Tx, id: string, fields: Fields): Promise<number> {
  return changeRow(tx, 'pickupAreas', id, fields);
}
