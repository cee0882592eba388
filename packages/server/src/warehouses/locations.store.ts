import { inWarehouse } from '@crossdock/domain/parcels/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Staff } from '../platform/scope.ts';

/** The places of a warehouse, by code. */
export function locationsOf(tx: Tx, warehouseId: string) {
  return tx.all(
    db
      .selectFrom('locations')
      .select(['id', 'code', 'closed_at'])
      .where('shop_id', '=', tx.shopId)
      .where('warehouse_id', '=', warehouseId)
      .orderBy('code'),
  );
}

/** In which of the shop's warehouses there is an open place of this code. */
export async function warehousesWithLocation(tx: Tx, code: string): Promise<ReadonlySet<string>> {
  const rows = await tx.all(
    db
      .selectFrom('locations')
      .select('warehouse_id')
      .where('shop_id', '=', tx.shopId)
      .where('code', '=', code)
      .where('closed_at', 'is', null),
  );
  return new Set(rows.map((row) => row.warehouse_id));
}

/** Answers how many are new. */
export function insertLocations(
  tx: Tx,
  actor: Staff,
  warehouseId: string,
  codes: readonly string[],
): Promise<number> {
  return tx.run(
    db
      .insertInto('locations')
      .values(
        codes.map((code) => ({
          shop_id: tx.shopId,
          id: newId(),
          warehouse_id: warehouseId,
          code,
          staff_id: actor.staffId,
          created_at: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['shop_id', 'warehouse_id', 'code']).doNothing()),
  );
}

/** The place, held until the transaction ends, and whether a parcel lies on it. */
export function lockLocation(tx: Tx, id: string) {
  return tx.maybe(
    db
      .selectFrom('locations')
      .select(['id', 'code'])
      .select((row) =>
        row
          .exists(
            row
              .selectFrom('parcels')
              .select(sql.lit(1).as('one'))
              .whereRef('parcels.shop_id', '=', 'locations.shop_id')
              .whereRef('parcels.shelf_code', '=', 'locations.code')
              .whereRef('parcels.warehouse_id', '=', 'locations.warehouse_id')
              .where('parcels.shelf_code', '<>', '')
              .where('parcels.state', 'in', [...inWarehouse]),
          )
          .as('in_use'),
      )
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .forUpdate('locations'),
  );
}

export async function deleteLocation(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('locations').where('shop_id', '=', tx.shopId).where('id', '=', id));
}

export async function closeLocation(tx: Tx, id: string, closedAt: string | null): Promise<void> {
  await tx.run(
    db
      .updateTable('locations')
      .set({ closed_at: closedAt })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id),
  );
}
