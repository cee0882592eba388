import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** What the shop has taken for the order and not returned, by the ledger. */
export async function keptOf(tx: Tx, orderId: string): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('ledgerTransfers')
      .select(
        sql<number>`coalesce(sum(case kind when 'orderPayment' then amount_minor when 'orderRefund' then -amount_minor else 0 end), 0)::bigint`.as(
          'keptMinor',
        ),
      )
      .where('shopId', '=', tx.shopId)
      .where('orderId', '=', orderId),
  );
  return row.keptMinor;
}
