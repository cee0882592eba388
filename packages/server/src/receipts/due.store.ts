import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileSql } from '../platform/query.ts';
import { deleteRows, fromShop } from '../platform/rows.ts';
import type { Shop } from '../platform/shop.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const insertDue = compileSql<{ shopId: string; orderId: string; since: string }>(
  (
    p,
  ) => sql`insert into receipts_due (shop_id, order_id, since) values (${p.shopId}::uuid, ${p.orderId}::uuid, ${p.since}::timestamptz)
    on conflict do nothing returning order_id`,
);

/** Marks a locked order whose payments changed, so that its receipts are written soon. */
export async function markReceiptDue(tx: Tx, { settings }: Shop, orderId: string): Promise<void> {
  if (settings.receipts.offered) await tx.compiled(insertDue, { shopId: tx.shopId, orderId, since: tx.now });
}

/** Orders whose receipts must be written, those that wait longest first. */
export function ordersWithDueReceipts(tx: Tx, most: number) {
  return tx.all(
    fromShop(tx, 'receiptsDue')
      .innerJoin('orders', shopJoin('orders.id', 'receiptsDue.orderId'))
      .select(['receiptsDue.orderId as id', 'orders.number'])
      .orderBy('since')
      .orderBy('orderId')
      .limit(most),
  );
}

export const nextDueReceiptAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(since) as at from receipts_due where shop_id = ${shopId}`;

/** Removes the mark that receipts of this order must be written. The caller has locked the order. */
export async function clearReceiptDue(tx: Tx, orderId: string): Promise<void> {
  await deleteRows(tx, 'receiptsDue', { orderId });
}
