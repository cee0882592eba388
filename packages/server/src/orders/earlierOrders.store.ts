import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { dueMinor } from './store.ts';

/** The channel of the member's last order to this country, not counting cancelled orders. */
export async function lastUsedChannel(
  tx: Tx,
  memberId: string,
  country: string,
): Promise<string | undefined> {
  const last = await tx.maybe(
    fromShop(tx, 'orders', { memberId, country })
      .select('channelId')
      .where('state', '<>', 'cancelled')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );
  return last?.channelId;
}

/** The member's orders that await payment and were created after `since`, with the amount due. Newest first. */
export async function unpaidOrders(tx: Tx, memberId: string, since: string, limit: number) {
  const rows = await tx.all(
    fromShop(tx, 'orders', { memberId, state: 'awaitingPayment' })
      .selectAll()
      .where('createdAt', '>', since)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  );
  return rows.map((row) => ({ id: row.id, number: row.number, dueMinor: dueMinor(row) }));
}
