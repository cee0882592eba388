import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';
import { dueMinor } from './store.ts';

/** The channel of the member's last order to the country that was not cancelled. */
export async function lastUsedChannel(
  tx: Tx,
  memberId: string,
  country: string,
): Promise<string | undefined> {
  const last = await tx.maybe(
    db
      .selectFrom('orders')
      .select('channelId')
      .where(ofShop(tx, { memberId, country }))
      .where('state', '<>', 'cancelled')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );
  return last?.channelId;
}

/** The member's newest orders since a moment that await payment, with the amount due. */
export async function unpaidOrders(tx: Tx, memberId: string, since: string, limit: number) {
  const rows = await tx.all(
    db
      .selectFrom('orders')
      .selectAll()
      .where(ofShop(tx, { memberId, state: 'awaitingPayment' }))
      .where('createdAt', '>', since)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  );
  return rows.map((row) => ({ id: row.id, number: row.number, dueMinor: dueMinor(row) }));
}
