import { refuse } from '@crossdock/contract/refusals.ts';
import { lockOrderOf, type OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Shop } from '../platform/shop.ts';
import { receiptsOfOrder } from '../receipts/store.ts';
import { receiptOf } from '../receipts/view.ts';
import { writeOrderReceipts } from './issue.ts';

export const issueReceipts: Handler<'issueReceipts'> = async (tx, actor, { orderId }) => {
  const order = await lockOrderOf(tx, actor.memberId, orderId);
  return order ? issueMissingReceipts(tx, actor.shop, order) : refuse('row.notFound');
};

/**
 * A locked order's documents; missing documents are written first. Existing documents are returned even if the shop
 * no longer offers them.
 */
export async function issueMissingReceipts(tx: Tx, shop: Shop, order: OrderRow) {
  if (shop.settings.receipts.offered) await writeOrderReceipts(tx, shop, order);
  const rows = await receiptsOfOrder(tx, order.id);
  if (rows.length > 0) return { list: rows.map(receiptOf) };
  return refuse(shop.settings.receipts.offered ? 'receipt.notYet' : 'receipt.notOffered');
}
