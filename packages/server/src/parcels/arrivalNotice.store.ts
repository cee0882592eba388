import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { changeRows, fromShop } from '../platform/rows.ts';

/**
 * The arrival message of a parcel is checked for this long after the parcel's storage days began, because the message
 * may be delivered late.
 */
const graceMs = 86_400_000;

const openStarts = (tx: Tx) =>
  fromShop(tx, 'parcels', { 'parcels.state': 'shelved' }).where(
    'parcels.storageLatest',
    '>',
    tx.earlier(graceMs),
  );

/**
 * Whether the storage days of any parcel may still be changed to begin earlier, because its arrival message was
 * delivered.
 */
export async function canAnyStorageStartChange(tx: Tx): Promise<boolean> {
  return (await tx.maybe(openStarts(tx).select('parcels.id').limit(1))) !== undefined;
}

/**
 * When a message about the parcel's arrival reached its member: read in the portal, accepted by their mail
 * server, or delivered on another channel. A bounced email counts as failed.
 */
const toldAt = (tx: Tx) => sql<string | null>`(
  select min(least(told.read_at, reached.at))
  from notifications as told
  left join lateral (
    select min(message.sent_at) as at
    from notice_ways as way
    join outgoing_messages as message
      on message.shop_id = ${tx.shopId} and message.id = any(way.message_ids)
    where way.shop_id = ${tx.shopId} and way.notification_id = told.id
      and message.state in ('sent', 'delivered')
  ) as reached on true
  where told.shop_id = ${tx.shopId} and told.member_id = parcels.member_id and told.subject_id = parcels.id
    and told.event in ('parcel.shelve', 'parcel.claimShelved') and told.created_at >= parcels.shelved_at
)`;

/** Shelved parcels whose recorded arrival notice differs from their messages, with the correct time. */
export function parcelsWithChangedNotice(tx: Tx, most: number) {
  return tx.all(
    db
      .selectFrom(
        openStarts(tx)
          .select(['parcels.id', 'parcels.memberId', 'parcels.courierNumber', 'parcels.arrivalToldAt'])
          .select('parcels.storageLatest')
          .select(toldAt(tx).as('toldAt'))
          .as('open'),
      )
      .selectAll('open')
      .where(sql<boolean>`open.told_at is distinct from open.arrival_told_at`)
      .orderBy('open.storageLatest')
      .limit(most),
  );
}

/**
 * Records when a parcel's member was notified of its arrival. A parcel that joined an order meanwhile keeps
 * the time that its price was based on.
 */
export async function recordArrivalNotice(tx: Tx, id: string, at: string | null): Promise<void> {
  await changeRows(tx, 'parcels', { id, state: 'shelved' }, { arrivalToldAt: at });
}
