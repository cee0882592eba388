import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

interface NewPickList {
  readonly id: string;
  readonly number: string;
  readonly orderIds: readonly string[];
  readonly staffId: string;
}

export function insertPickList(tx: Tx, { orderIds, ...list }: NewPickList) {
  return tx.run(
    db
      .insertInto('pickLists')
      .values({ ...list, orderIds: [...orderIds], shopId: tx.shopId, createdAt: tx.now }),
  );
}

/** The pick lists with one of these numbers. */
export function pickListsByNumber(tx: Tx, numbers: readonly string[]) {
  if (numbers.length === 0) return Promise.resolve([]);
  return tx.all(
    db
      .selectFrom('pickLists')
      .select(['id', 'number', 'orderIds', 'createdAt'])
      .where('shopId', '=', tx.shopId)
      .where('number', 'in', [...numbers]),
  );
}

/** Which of these ids are orders of the shop, and their states. */
export const existingOrders = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.all(
        db
          .selectFrom('orders')
          .select(['id', 'number', 'state', 'revocableUntil'])
          .where('shopId', '=', tx.shopId)
          .where('id', 'in', [...ids])
          .orderBy('id'),
      );
