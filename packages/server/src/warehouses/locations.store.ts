import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { changeRow, deleteRows, fromShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The locations of a warehouse, by code. */
export function locationsOf(tx: Tx, warehouseId: string) {
  return tx.all(
    fromShop(tx, 'locations', { warehouseId }).select(['id', 'code', 'closedAt']).orderBy('code'),
  );
}

/** The shop's warehouses with an open location of this code. */
export async function warehousesWithLocation(tx: Tx, code: string): Promise<ReadonlySet<string>> {
  const rows = await tx.all(
    fromShop(tx, 'locations', { code }).select('warehouseId').where('closedAt', 'is', null),
  );
  return new Set(rows.map((row) => row.warehouseId));
}

/** Locations of any warehouse with one of these codes. */
export function findOpenLocations(tx: Tx, codes: readonly string[]) {
  return tx.allOf(
    codes,
    fromShop(tx, 'locations', { code: [...new Set(codes)] })
      .select(['warehouseId', 'code'])
      .where('closedAt', 'is', null),
  );
}

/** The open locations with this code, each with its warehouse and the number of parcels on it. */
export function findLocationsByCode(tx: Tx, code: string, limit: number) {
  return tx.all(
    fromShop(tx, 'locations', { 'locations.code': code })
      .innerJoin('warehouses', shopJoin('warehouses.id', 'locations.warehouseId'))
      .select(['locations.warehouseId', 'locations.code', 'warehouses.name as warehouseName'])
      .select((row) =>
        row
          .selectFrom('parcels')
          .select((parcel) => parcel.fn.countAll<number>().as('parcels'))
          .where('parcels.shopId', '=', tx.shopId)
          .whereRef('parcels.shelfCode', '=', 'locations.code')
          .whereRef('parcels.warehouseId', '=', 'locations.warehouseId')
          // These conditions let the statement use the index of shelf codes, which contains only parcels that are on
          // a shelf.
          .where('parcels.shelfCode', '<>', '')
          .where('parcels.state', 'in', [...inWarehouseParcelStates])
          .$asScalar()
          .$notNull()
          .as('parcels'),
      )
      .where('locations.closedAt', 'is', null)
      .orderBy('warehouses.name')
      .limit(limit),
  );
}

/** Adds locations; answers how many are new. */
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
          shopId: tx.shopId,
          id: newId(),
          warehouseId,
          code,
          staffId: actor.staffId,
          createdAt: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['shopId', 'warehouseId', 'code']).doNothing()),
  );
}

/** The locked location, and whether a parcel is on it. */
export function lockLocation(tx: Tx, id: string) {
  return tx.maybe(
    fromShop(tx, 'locations', { id })
      .select(['id', 'code'])
      .select((row) =>
        row
          .exists(
            row
              .selectFrom('parcels')
              .select(sql.lit(1).as('one'))
              .where('parcels.shopId', '=', tx.shopId)
              .whereRef('parcels.shelfCode', '=', 'locations.code')
              .whereRef('parcels.warehouseId', '=', 'locations.warehouseId')
              .where('parcels.shelfCode', '<>', '')
              .where('parcels.state', 'in', [...inWarehouseParcelStates]),
          )
          .as('inUse'),
      )
      .forUpdate('locations'),
  );
}

export async function deleteLocation(tx: Tx, id: string): Promise<void> {
  await deleteRows(tx, 'locations', { id });
}

export async function setLocationClosedAt(tx: Tx, id: string, closedAt: string | null): Promise<void> {
  await changeRow(tx, 'locations', id, { closedAt });
}
