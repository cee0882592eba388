import type { Tx } from '../platform/db.ts';
import { findRows, fromShop, insertRow } from '../platform/rows.ts';

interface NewPickList {
  readonly id: string;
  readonly number: string;
  readonly orderIds: readonly string[];
  readonly staffId: string;
}

export function insertPickList(tx: Tx, { orderIds, ...list }: NewPickList) {
  return insertRow(tx, 'pickLists', { ...list, orderIds: [...orderIds], createdAt: tx.now });
}

/** The pick lists with one of these numbers. */
export function pickListsByNumber(tx: Tx, numbers: readonly string[]) {
  return findRows(tx, 'pickLists', { number: numbers }, ['id', 'number', 'orderIds', 'createdAt']);
}

/** The orders of the shop with these ids, with their states. */
export const existingOrders = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.all(
        fromShop(tx, 'orders', { id: ids }).select(['id', 'number', 'state', 'revocableUntil']).orderBy('id'),
      );
