import { sql } from 'kysely';
import { insertRows, updateColumns } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { findRows } from '../platform/rows.ts';
import { deleteUnreferencedRows } from '../platform/unreferencedRows.store.ts';
import type { ColumnChange } from './fileImporter.ts';

const any = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`;

export function warehousesByCode(tx: Tx, codes: readonly string[]) {
  return findRows(tx, 'warehouses', { code: any(codes) }, [
    'id',
    'code',
    'name',
    'linkman',
    'phone',
    'address',
    'zip',
    'freeStorageDays',
  ]);
}

export function pickupPointsByCode(tx: Tx, codes: readonly string[]) {
  return findRows(tx, 'pickupPoints', { code: any(codes) }, [
    'id',
    'code',
    'name',
    'kind',
    'country',
    'province',
    'city',
    'area',
    'address',
    'zip',
    'phone',
    'hours',
  ]);
}

export function shelvesByCode(tx: Tx, codes: readonly string[]) {
  return findRows(tx, 'locations', { code: any(codes) }, ['id', 'warehouseId', 'code']);
}

type PlaceTable = 'warehouses' | 'pickupPoints' | 'locations';

/** Inserts rows into a table of places; columns missing from a file get the table's defaults. */
export async function insertPlaces(
  tx: Tx,
  table: PlaceTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  const made = rows.map((columns) => ({ ...columns, shopId: tx.shopId, id: newId(), createdAt: tx.now }));
  await insertRows(tx, table, made);
  await publish(tx, table === 'pickupPoints' ? table : 'warehouses', null);
  return made.map(({ id }) => id);
}

export async function updatePlaces(
  tx: Tx,
  table: PlaceTable,
  changes: readonly ColumnChange[],
): Promise<void> {
  await updateColumns(tx, table, changes);
  await publish(tx, table === 'pickupPoints' ? table : 'warehouses', null);
}

export async function deletePlaces(tx: Tx, table: PlaceTable, ids: readonly string[]): Promise<Set<string>> {
  const gone = await deleteUnreferencedRows(tx, table === 'pickupPoints' ? 'pickup_points' : table, ids);
  await publish(tx, table === 'pickupPoints' ? table : 'warehouses', null);
  return gone;
}
