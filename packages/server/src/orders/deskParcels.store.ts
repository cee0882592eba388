import type { Tx } from '../platform/db.ts';
import { findRows, fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The parcels of orders with their locations. */
export function parcelsToPick(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'parcels', { 'parcels.orderId': orderIds })
      .innerJoin('orders', shopJoin('orders.id', 'parcels.orderId'))
      .innerJoin('warehouses', shopJoin('warehouses.id', 'orders.warehouseId'))
      .select([
        'parcels.id',
        'parcels.shelfCode',
        'parcels.courierNumber',
        'parcels.goodsName',
        'parcels.weightG',
        'orders.id as orderId',
        'orders.number as orderNumber',
        'orders.changedAt',
        'warehouses.name as warehouseName',
      ])
      .orderBy('parcels.id'),
  );
}

/** Data of an order's parcels that only the desk sees. */
export async function shelfCodesAndRemarks(tx: Tx, orderId: string) {
  const rows = await findRows(tx, 'parcels', { orderId }, ['id', 'shelfCode', 'remark']);
  return new Map(rows.map((row) => [row.id, row]));
}
