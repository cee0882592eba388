import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** What the shop has taken for the order and not returned, by the ledger. */
export async function keptOf(tx: Tx, orderId: string): Promise<number> {
  return (await keptOfOrders(tx, [orderId])).get(orderId) ?? 0;
}

/** The same of some orders; none of those for which nothing moved. */
export async function keptOfOrders(tx: Tx, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('ledgerTransfers')
      .select([
        sql<string>`order_id`.as('orderId'),
        sql<number>`sum(case kind when 'orderPayment' then amount_minor when 'orderRefund' then -amount_minor else 0 end)::bigint`.as(
          'keptMinor',
        ),
      ])
      .where('shopId', '=', tx.shopId)
      .where('orderId', 'in', [...orderIds])
      .groupBy('orderId'),
  );
  return new Map(rows.map((row) => [row.orderId, row.keptMinor]));
}
