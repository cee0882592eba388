import type { Tx } from '../platform/db.ts';
import { lockRow } from '../platform/lockRow.ts';
import { deleteFromShop, fromShop, insertRows, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The totes of a warehouse by position, each with the order in it. */
export function totesOf(tx: Tx, warehouseId: string) {
  return tx.all(
    fromShop(tx, 'totes', { 'totes.warehouseId': warehouseId })
      .leftJoin('orders', shopJoin('orders.id', 'totes.orderId'))
      .select(['totes.id', 'totes.number', 'totes.position', 'totes.closedAt', 'totes.orderId'])
      .select(['totes.filledAt', 'orders.number as orderNumber', 'orders.state as orderState'])
      .orderBy('totes.position'),
  );
}

/** The totes that hold these orders, each with the clerk who put the order there. */
export function totesOfOrders(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'totes', { 'totes.orderId': orderIds })
      .select(['totes.id', 'totes.number', 'totes.position', 'totes.orderId', 'totes.filledAt'])
      .select(maybeStaffName(tx, 'totes.filledBy', 'by'))
      .orderBy('totes.position'),
  );
}

/** The totes with one of these numbers, each with its warehouse and order. */
export function totesByNumber(tx: Tx, numbers: readonly string[]) {
  return tx.allOf(
    numbers,
    fromShop(tx, 'totes', { 'totes.number': numbers })
      .innerJoin('warehouses', shopJoin('warehouses.id', 'totes.warehouseId'))
      .leftJoin('orders', shopJoin('orders.id', 'totes.orderId'))
      .leftJoin('members', shopJoin('members.id', 'orders.memberId'))
      .select(['totes.id', 'totes.number', 'totes.position', 'totes.closedAt', 'totes.warehouseId'])
      .select(['totes.orderId', 'orders.number as orderNumber', 'orders.state as orderState'])
      .select(['orders.parcelCount as parcels', 'members.id as memberId', 'members.name as memberName'])
      .select(['members.randomName as alias', 'warehouses.name as warehouseName']),
  );
}

export type ToteByNumber = Awaited<ReturnType<typeof totesByNumber>>[number];

/**
 * The last tote position in the warehouse. Locks the warehouse's row, so that concurrent additions run one
 * after another.
 */
export async function lastTotePosition(tx: Tx, warehouseId: string): Promise<number> {
  await lockRow(tx, 'warehouses', warehouseId);
  const last = await tx.maybe(
    fromShop(tx, 'totes', { warehouseId }).select('position').orderBy('position', 'desc').limit(1),
  );
  return last?.position ?? 0;
}

interface NewTote {
  readonly id: string;
  readonly number: string;
  readonly position: number;
}

export async function insertTotes(
  tx: Tx,
  { warehouseId, staffId }: { warehouseId: string; staffId: string },
  totes: readonly NewTote[],
): Promise<void> {
  const same = { shopId: tx.shopId, warehouseId, createdBy: staffId, createdAt: tx.now };
  await insertRows(
    tx,
    'totes',
    totes.map((tote) => ({ ...same, ...tote })),
  );
}

/**
 * Puts the order into the tote if the tote is empty, in use and in the order's warehouse. Putting the order into the
 * tote that it is already in changes nothing.
 */
export function putIntoTote(
  tx: Tx,
  number: string,
  order: { readonly id: string; readonly warehouseId: string },
  staffId: string,
) {
  return tx.maybe(
    updateInShop(tx, 'totes', { number, warehouseId: order.warehouseId })
      .set((row) => ({
        orderId: order.id,
        filledAt: row.fn.coalesce('filledAt', row.val(tx.now)),
        filledBy: row.fn.coalesce('filledBy', row.val(staffId)),
      }))
      .where('closedAt', 'is', null)
      .where((row) => row.or([row('orderId', 'is', null), row('orderId', '=', order.id)]))
      .returning(['id', 'number', 'position']),
  );
}

/** Removes the order from its totes, or only from this one. Answers how many were emptied. */
export function removeFromTotes(tx: Tx, orderId: string, toteId?: string): Promise<number> {
  const rows = updateInShop(tx, 'totes', { orderId }).set({ orderId: null, filledAt: null, filledBy: null });
  return tx.run(toteId === undefined ? rows : rows.where('id', '=', toteId));
}

/** Deletes the tote if it is empty; false if it is not. */
export async function deleteTote(tx: Tx, id: string): Promise<boolean> {
  const empty = deleteFromShop(tx, 'totes').where('orderId', 'is', null);
  return (await tx.run(empty.where('id', '=', id))) > 0;
}

/** Takes an empty tote out of use, or puts one back into use. Answers whether it was possible. */
export async function setToteClosed(tx: Tx, id: string, closedAt: string | null): Promise<boolean> {
  const empty = updateInShop(tx, 'totes').set({ closedAt });
  return (await tx.run(empty.where('orderId', 'is', null).where('id', '=', id))) > 0;
}

export function findTote(tx: Tx, id: string) {
  return tx.maybe(
    fromShop(tx, 'totes', { 'totes.id': id })
      .leftJoin('orders', shopJoin('orders.id', 'totes.orderId'))
      .select(['totes.position', 'orders.number as orderNumber']),
  );
}
