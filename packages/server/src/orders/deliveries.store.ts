import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** What of a lane its promise is read from; without a zone nothing was delivered on it. */
interface PromisingLane {
  readonly channel: { readonly id: string; readonly minDays: number; readonly maxDays: number };
  readonly zone?: { readonly id: string };
}

/** What a lane's latest deliveries took, at most this many: prices and partners change. */
const latest = 200;

/** Fewer deliveries than this say nothing about the next one (decision 19: "where it has enough"). */
const enough = 20;

export interface PromisedDays {
  readonly minDays: number;
  readonly maxDays: number;
  readonly source: 'deliveries' | 'channel';
  readonly deliveries: number;
}

/**
 * Days from shipping to signature on each lane, in the lanes' order. Eight of ten of the lane's own deliveries took
 * between `minDays` and `maxDays`; where there are too few, and where no zone takes the destination, it is what the
 * channel says of itself. One query for all lanes.
 */
export async function promisedDays(tx: Tx, lanes: readonly PromisingLane[]): Promise<PromisedDays[]> {
  const zoned = lanes.flatMap(({ channel, zone }) => (zone ? [{ channel, zone }] : []));
  const took = zoned.length > 0 ? await deliveryDays(tx, zoned) : [];
  const ownDays = took.values();
  return lanes.map((lane) => {
    const own = lane.zone ? ownDays.next().value : undefined;
    if (own && own.deliveries >= enough) return { ...own, source: 'deliveries' };
    const { minDays, maxDays } = lane.channel;
    return { minDays, maxDays, source: 'channel', deliveries: own?.deliveries ?? 0 };
  });
}

function deliveryDays(tx: Tx, lanes: readonly Required<PromisingLane>[]) {
  const channelIds = lanes.map(({ channel }) => channel.id);
  const zoneIds = lanes.map(({ zone }) => zone.id);
  const took = sql<Omit<PromisedDays, 'source'> & { place: number }>`(
    select
      lane.place,
      coalesce(percentile_disc(0.1) within group (order by delivered.days), 0) as min_days,
      coalesce(percentile_disc(0.9) within group (order by delivered.days), 0) as max_days,
      count(delivered.days) as deliveries
    from unnest(${channelIds}::uuid[], ${zoneIds}::uuid[]) with ordinality as lane (channel_id, zone_id, place)
    left join lateral (
      select greatest(1, ceil(extract(epoch from signed_at - shipped_at) / 86400))::int as days
      from orders
      where shop_id = ${tx.shopId} and orders.channel_id = lane.channel_id and orders.zone_id = lane.zone_id
        and signed_at is not null and shipped_at is not null
      order by signed_at desc
      limit ${latest}
    ) as delivered on true
    group by lane.place
  )`;
  return tx.all(db.selectFrom(took.as('took')).select(['minDays', 'maxDays', 'deliveries']).orderBy('place'));
}
