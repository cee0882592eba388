import { type LaneQuietTimes, quietAfterDays } from '@crossdock/domain/orders/quiet.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { hasRow, updateInShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';

/** The number of latest deliveries of a lane that count, because carriers change. */
const latest = 200;

interface InTransit {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly orderNumber: string;
  readonly position: number;
  /** The number of packages in its order. */
  readonly packages: number;
  readonly heardAt: string;
}

/** Whether the shop has anything in transit. */
export const isAnyInTransit = (tx: Tx): Promise<boolean> => hasRow(tx, 'packages', { state: 'shipped' });

/** Lanes with packages in transit, with the usual time between tracking events in their latest deliveries. */
function lanesInUse(tx: Tx) {
  const silence = sql<LaneQuietTimes & { channelId: string; zoneId: string | null }>`(
    select lane.channel_id, lane.zone_id, lane.max_days, count(delivered.silent) as deliveries,
      coalesce(percentile_disc(0.95) within group (order by delivered.silent), 0)::float8 as silent_days
    from (
      select distinct o.channel_id, o.zone_id, channels.max_days
      from orders o join channels on channels.shop_id = o.shop_id and channels.id = o.channel_id
      where o.shop_id = ${tx.shopId} and o.state = 'awaitingSignature'
    ) as lane
    left join lateral (
      select o.id, o.shipped_at, o.signed_at from orders o
      where o.shop_id = ${tx.shopId} and o.channel_id = lane.channel_id and o.zone_id is not distinct from lane.zone_id
        and o.signed_at is not null and o.shipped_at is not null
      order by o.signed_at desc
      limit ${latest}
    ) as signed on true
    left join lateral (
      select max(gap) as silent from (
        select extract(epoch from at - lag(at) over (order by at)) / 86400 as gap from (
          select signed.shipped_at as at union all select signed.signed_at
          union all select e.at from tracking_events e
            where e.shop_id = ${tx.shopId} and e.order_id = signed.id
              and e.at between signed.shipped_at and signed.signed_at
        ) as news
      ) as gaps
    ) as delivered on true
    group by lane.channel_id, lane.zone_id, lane.max_days
  )`;
  return tx.all(db.selectFrom(silence.as('silence')).selectAll('silence'));
}

/**
 * Packages in transit without a tracking event for longer than is usual on their lane, longest first, up to a
 * maximum. A package that was reported before is reported again only after a new event. Times are compared to the
 * millisecond, because `quiet_since` is stored so.
 */
export async function findNewlyQuietPackages(tx: Tx, most: number): Promise<InTransit[]> {
  const lanes = await lanesInUse(tx);
  if (lanes.length === 0) return [];
  const channelIds = lanes.map(({ channelId }) => channelId);
  const zoneIds = lanes.map(({ zoneId }) => zoneId);
  const days = lanes.map(quietAfterDays);
  const quiet = sql<InTransit>`(
    select k.id, k.order_id, o.member_id, o.number as order_number, k.position, heard.at as heard_at,
      (select count(*) from packages every where every.shop_id = ${tx.shopId} and every.order_id = o.id)::int as packages
    from packages k
    join orders o on o.shop_id = k.shop_id and o.id = k.order_id and o.state = 'awaitingSignature' and o.lost_at is null
    join unnest(${channelIds}::uuid[], ${zoneIds}::uuid[], ${days}::int[]) as lane (channel_id, zone_id, days)
      on lane.channel_id = o.channel_id and lane.zone_id is not distinct from o.zone_id
    cross join lateral (
      select date_trunc('milliseconds', greatest(k.shipped_at, max(e.at))) as at from tracking_events e
      where e.shop_id = ${tx.shopId} and e.order_id = o.id
        and e.number = any (k.former_numbers || array[k.forwarding_number, o.number])
    ) as heard
    where k.shop_id = ${tx.shopId} and k.state = 'shipped'
      and k.shipped_at < ${tx.now}::timestamptz - make_interval(days => lane.days)
      and heard.at < ${tx.now}::timestamptz - make_interval(days => lane.days)
      and (k.quiet_since is null or k.quiet_since < heard.at)
  )`;
  return tx.all(
    db.selectFrom(quiet.as('quiet')).selectAll('quiet').orderBy('heardAt').orderBy('id').limit(most),
  );
}

/** Marks these packages as quiet. Answers those that are still in transit: others have arrived meanwhile. */
export async function markPackagesQuiet(tx: Tx, found: readonly InTransit[]): Promise<InTransit[]> {
  const noted = await tx.allOf(
    found,
    db
      .updateTable('packages')
      .from(
        sql<{ id: string; at: string }>`unnest(${found.map(({ id }) => id)}::uuid[], ${found.map(
          ({ heardAt }) => heardAt,
        )}::timestamptz[])`.as<'heard'>(sql`heard (id, at)`),
      )
      .set((eb) => ({ quietAt: tx.now, quietSince: eb.ref('heard.at') }))
      .whereRef('packages.id', '=', 'heard.id')
      .where(shopCondition(tx, { 'packages.state': 'shipped' }))
      .returning('packages.id'),
  );
  const ids = new Set(noted.map(({ id }) => id));
  const quiet = found.filter(({ id }) => ids.has(id));
  await publish(tx, 'exceptions', null);
  for (const memberId of new Set(quiet.map((one) => one.memberId))) await publish(tx, 'orders', memberId);
  return quiet;
}

/**
 * Removes the mark from packages that have a new tracking event. Events older than the last one do not count.
 */
export async function clearQuietMarks(
  tx: Tx,
  news: readonly { readonly orderId: string | null; readonly number: string; readonly at: string }[],
): Promise<void> {
  const heard = news.flatMap(({ orderId, ...one }) => (orderId === null ? [] : [{ ...one, orderId }]));
  if (heard.length === 0) return;
  const ended = await tx.run(
    updateInShop(tx, 'packages')
      .set({ quietAt: null, quietSince: null })
      .where('packages.orderId', 'in', [...new Set(heard.map(({ orderId }) => orderId))])
      .where('packages.quietAt', 'is not', null)
      .where(
        sql<boolean>`exists (select from unnest(${heard.map(({ orderId }) => orderId)}::uuid[], ${heard.map(
          ({ number }) => number,
        )}::text[], ${heard.map(({ at }) => at)}::timestamptz[]) as heard (order_id, number, at)
          where heard.order_id = packages.order_id and heard.at > packages.quiet_since
            and (heard.number = any (packages.former_numbers || array[packages.forwarding_number])
              or heard.number = (select o.number from orders o where o.shop_id = ${tx.shopId} and o.id = packages.order_id)))`,
      ),
  );
  if (ended > 0) await publish(tx, 'exceptions', null);
}
