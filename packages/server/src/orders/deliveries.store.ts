import type { LaneDuration } from '@crossdock/domain/orders/laneDays.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The data that a lane's promised days depend on. A destination without a zone has no deliveries to count. */
interface PromisingLane {
  readonly channel: { readonly id: string; readonly minDays: number; readonly maxDays: number };
  readonly zone?: { readonly id: string };
}

/** How many of the latest deliveries count; older ones do not, because prices and partners change. */
const latest = 200;

/**
 * The fewest deliveries of a lane that are enough to predict its days; with fewer, the channel's stated days are
 * used.
 */
const enough = 20;

export interface PromisedDays {
  readonly minDays: number;
  readonly maxDays: number;
  readonly source: 'deliveries' | 'channel';
  readonly deliveries: number;
}

/** A lane's promised days, and the days that the warehouse takes to pack and to ship. */
export type LaneTimes = PromisedDays & LaneDuration;

/**
 * Days from shipping to delivery on each lane, in the lanes' order: the range that covers eight in ten of its
 * own deliveries. With too few deliveries, or without a zone for the destination, it is the channel's stated
 * range. One query for all lanes.
 */
export async function promisedDays(tx: Tx, lanes: readonly PromisingLane[]): Promise<PromisedDays[]> {
  const times = await laneTimes(tx, lanes);
  return times.map(({ packDays: _packed, shipDays: _shipped, ...promised }) => promised);
}

/**
 * The promised days of each lane, with the number of days within which nine in ten of its deliveries were packed and
 * shipped.
 */
export async function laneTimes(tx: Tx, lanes: readonly PromisingLane[]): Promise<LaneTimes[]> {
  const zoned = lanes.flatMap(({ channel, zone }) => (zone ? [{ channel, zone }] : []));
  const took = zoned.length > 0 ? await deliveryDays(tx, zoned) : [];
  const ownDays = took.values();
  return lanes.map((lane) => {
    const own = lane.zone ? ownDays.next().value : undefined;
    if (own && own.deliveries >= enough) return { ...own, source: 'deliveries' };
    const { minDays, maxDays } = lane.channel;
    const unknown = { packDays: null, shipDays: null };
    return { minDays, maxDays, source: 'channel', deliveries: own?.deliveries ?? 0, ...unknown };
  });
}

function deliveryDays(tx: Tx, lanes: readonly Required<PromisingLane>[]) {
  const channelIds = lanes.map(({ channel }) => channel.id);
  const zoneIds = lanes.map(({ zone }) => zone.id);
  const took = sql<Omit<LaneTimes, 'source'> & { place: number }>`(
    select
      lane.place,
      coalesce(percentile_disc(0.1) within group (order by delivered.days), 0) as min_days,
      coalesce(percentile_disc(0.9) within group (order by delivered.days), 0) as max_days,
      percentile_disc(0.9) within group (order by delivered.pack_days) as pack_days,
      percentile_disc(0.9) within group (order by delivered.ship_days) as ship_days,
      count(delivered.days) as deliveries
    from unnest(${channelIds}::uuid[], ${zoneIds}::uuid[]) with ordinality as lane (channel_id, zone_id, place)
    left join lateral (
      select greatest(1, ceil(extract(epoch from signed_at - shipped_at) / 86400))::int as days,
        greatest(1, ceil(extract(epoch from packed_at
          - case when paid_at < packed_at then paid_at else created_at end) / 86400))::int as pack_days,
        greatest(1, ceil(extract(epoch from shipped_at
          - case when paid_at between packed_at and shipped_at then paid_at else packed_at end) / 86400))::int as ship_days
      from orders
      where shop_id = ${tx.shopId} and orders.channel_id = lane.channel_id and orders.zone_id = lane.zone_id
        and signed_at is not null and shipped_at is not null
      order by signed_at desc
      limit ${latest}
    ) as delivered on true
    group by lane.place
  )`;
  return tx.all(
    db
      .selectFrom(took.as('took'))
      .select(['minDays', 'maxDays', 'deliveries', 'packDays', 'shipDays'])
      .orderBy('place'),
  );
}
