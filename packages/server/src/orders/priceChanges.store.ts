import type { PriceChange } from '@crossdock/domain/orders/priceChanges.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { OrderPriceChangesTable } from '../platform/schema.gen.ts';
import type { Staff } from '../platform/scope.ts';
import { maybeStaffName, staffName } from '../platform/staffName.ts';

type OrderOfShop = { shopId: string; orderId: string };

const standing = compileStatement((p: Params<OrderOfShop>) =>
  fromShop(p, 'orderPriceChanges', { orderId: p.orderId })
    .select(['kind', 'amountMinor', 'reason', 'note'])
    .where('undoneAt', 'is', null)
    .orderBy('id'),
);

/** The active discounts and surcharges as lines of a price, oldest first. */
export function priceChangesOf(tx: Tx, orderId: string): Promise<PriceChange[]> {
  return tx.compiled(standing, { shopId: tx.shopId, orderId });
}

const rows = (tx: Tx) =>
  fromShop(tx, 'orderPriceChanges')
    .selectAll('orderPriceChanges')
    .select([
      staffName(tx, 'orderPriceChanges.createdBy', 'staffName'),
      maybeStaffName(tx, 'orderPriceChanges.undoneBy', 'undoerName'),
      maybeStaffName(tx, 'orderPriceChanges.agreedBy', 'secondName'),
    ]);

/** All price changes of an order, including undone ones, oldest first. */
export function listedPriceChanges(tx: Tx, orderId: string) {
  return tx.all(rows(tx).where('orderId', '=', orderId).orderBy('orderPriceChanges.id'));
}

export function findPriceChange(tx: Tx, id: string) {
  return tx.maybe(fromShop(tx, 'orderPriceChanges', { id }).selectAll());
}
export type PriceChangeRow = NonNullable<Awaited<ReturnType<typeof findPriceChange>>>;

export async function insertPriceChange(
  tx: Tx,
  row: Omit<Insertable<OrderPriceChangesTable>, 'shopId' | 'createdAt'>,
): Promise<void> {
  await insertRow(tx, 'orderPriceChanges', { ...row, createdAt: tx.now });
}

/** Marks a price change as undone; false if another clerk did so first. */
export function markUndone(tx: Tx, actor: Staff, id: string, why: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'orderPriceChanges', { id })
      .set({ undoneBy: actor.staffId, undoneAt: tx.now, undoneWhy: why })
      .where('undoneAt', 'is', null),
  );
}
