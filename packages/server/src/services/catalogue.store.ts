import type { Insertable, Updateable } from 'kysely';
import { insertLast, saveRowOrder } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { changeRow, fromShop } from '../platform/rows.ts';
import type { ServicesTable } from '../platform/schema.gen.ts';

const rows = (tx: Tx) => fromShop(tx, 'services').selectAll();

/** The catalogue in the shop's order; with `all`, including services that are no longer offered. */
export function serviceCatalogueRows(tx: Tx, { all = false }: { all?: boolean } = {}) {
  const ordered = rows(tx).orderBy('position').orderBy('id');
  return tx.all(all ? ordered : ordered.where('active', '=', true));
}
export type ServiceRow = Awaited<ReturnType<typeof serviceCatalogueRows>>[number];

/** The offered services among `ids`. */
export function offeredServicesAmong(tx: Tx, ids: readonly string[]): Promise<ServiceRow[]> {
  return tx.allOf(
    ids,
    rows(tx)
      .where('active', '=', true)
      .where('id', 'in', [...ids]),
  );
}

/** The service with the price of a photo; undefined if the shop has none. */
export function findPhotoService(tx: Tx) {
  return tx.maybe(rows(tx).where('active', '=', true).where('kind', '=', 'photo'));
}

/** Whether another service than `id` has the price of photos. */
export async function hasOtherPhotoService(tx: Tx, id: string | undefined): Promise<boolean> {
  const other = await findPhotoService(tx);
  return other !== undefined && other.id !== id;
}

type Fields = Omit<Insertable<ServicesTable>, 'shopId' | 'id' | 'position' | 'createdAt'>;

/** Adds a service at the end and answers its id; undefined if another photo service was added at the same moment. */
export async function insertService(tx: Tx, fields: Fields): Promise<string | undefined> {
  const id = newId();
  return (await insertLast(tx, 'services', { ...fields, id, createdAt: tx.now })) ? id : undefined;
}

export function updateService(tx: Tx, id: string, fields: Updateable<ServicesTable>): Promise<number> {
  return changeRow(tx, 'services', id, fields);
}

/** Stores the order of all services in one statement; answers how many of the ids exist. */
export const saveServicePositions = (tx: Tx, ids: readonly string[]): Promise<number> =>
  saveRowOrder(tx, 'services', ids);
