import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';

/** What the lane's latest deliveries took, at most this many: prices and partners change. */
const latest = 200;

/** Days from shipping to signature on a lane: eight of ten deliveries took between `minDays` and `maxDays`. */
export async function deliveryDays(
  tx: Tx,
  channelId: string,
  zoneId: string,
): Promise<{ minDays: number; maxDays: number; deliveries: number }> {
  const delivered = q
    .selectFrom('orders')
    .select(
      sql<number>`greatest(1, ceil(extract(epoch from signed_at - shipped_at) / 86400))::int`.as('days'),
    )
    .where('shop_id', '=', tx.shopId)
    .where('channel_id', '=', channelId)
    .where('zone_id', '=', zoneId)
    .where('signed_at', 'is not', null)
    .where('shipped_at', 'is not', null)
    .orderBy('signed_at', 'desc')
    .limit(latest);
  const row = await tx.one(
    q
      .selectFrom(delivered.as('delivered'))
      .select([
        sql<number>`coalesce(percentile_disc(0.1) within group (order by days), 0)`.as('minDays'),
        sql<number>`coalesce(percentile_disc(0.9) within group (order by days), 0)`.as('maxDays'),
        sql<number>`count(*)`.as('deliveries'),
      ]),
  );
  return row;
}
