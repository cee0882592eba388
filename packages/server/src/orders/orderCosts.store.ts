import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/**
 * The channel, the time of payment and the cost lines by kind of some orders. The lines are those of the bill or,
 * before there is one, of the quote.
 */
export function costsOfOrders(tx: Tx, orderIds: readonly string[]) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'orders')
      .innerJoin('channels', shopJoin('channels.id', 'orders.channelId'))
      .innerJoin('orderLines', (join) =>
        join
          .onRef('orderLines.shopId', '=', 'orders.shopId')
          .onRef('orderLines.orderId', '=', 'orders.id')
          .on(
            'orderLines.stage',
            '=',
            sql<'quote' | 'bill'>`case when orders.bill_total_minor is null then 'quote' else 'bill' end`,
          ),
      )
      .select(['orders.id', 'orders.paidAt', ...textColumns('channels'), 'orderLines.kind'])
      .select(sql<number>`sum(order_lines.amount_minor)::bigint`.as('amountMinor'))
      .where(sql<boolean>`orders.id = any(${[...orderIds]}::uuid[])`)
      .groupBy(['orders.id', 'orders.paidAt', ...textColumns('channels'), 'orderLines.kind']),
  );
}

/** The last-placed of these orders, newest first. */
export function newestOrdersAmong(tx: Tx, orderIds: readonly string[], atMost: number) {
  return tx.allOf(
    orderIds,
    fromShop(tx, 'orders')
      .select('id')
      .where(sql<boolean>`id = any(${[...orderIds]}::uuid[])`)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(atMost),
  );
}
