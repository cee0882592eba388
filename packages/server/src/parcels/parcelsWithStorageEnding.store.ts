import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { clockPausesOf, isClockPaused } from '@crossdock/domain/pricing/clockPauses.ts';
import { storageFeeOf, storageStartOf, warehouseStorageRule } from '@crossdock/domain/pricing/storage.ts';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { hasNoNotification } from '../platform/notices.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import {
  earliestStorageStart,
  latestStorageStart,
  pausesColumn,
  reviewDurationSql,
  storageStartColumns,
} from './pauses.store.ts';

/**
 * Parcels whose free storage ends in `days` days or fewer, with the days left, and whose members have not yet
 * received the notification `event` about them. Parcels that are not charged or whose days are paused are left out.
 */
export async function parcelsWithStorageEnding(
  tx: Tx,
  event: NoticeEvent,
  { days, timeZone, most }: { readonly days: number; readonly timeZone: string; readonly most: number },
) {
  const ending = (await candidates(tx, event, days)).flatMap((row) => {
    const parcel = {
      label: row.courierNumber,
      since: storageStartOf(row) ?? tx.now,
      clockPauses: clockPausesOf(row.pauses, row.closedDays, timeZone),
      weightG: row.weightG,
      lengthMm: row.lengthMm,
      widthMm: row.widthMm,
      heightMm: row.heightMm,
    };
    if (isClockPaused(parcel.clockPauses, tx.now)) return [];
    const { freeDaysLeft, dayCostMinor } = storageFeeOf(
      parcel,
      warehouseStorageRule(row.freeStorageDays, row.storage),
      // The rounding unit does not matter here, because only whether another day costs anything is used.
      { at: tx.now, coinMinor: 1 },
    );
    const ends = freeDaysLeft > 0 && freeDaysLeft <= days && dayCostMinor > 0;
    return ends
      ? [
          {
            id: row.id,
            memberId: row.memberId,
            warehouseId: row.warehouseId,
            courierNumber: row.courierNumber,
            freeDaysLeft,
          },
        ]
      : [];
  });
  return ending.slice(0, most);
}

/**
 * Parcels whose free storage may end soon, with some too many: the query assumes that every pause and closed day
 * prolongs it, and the caller computes the exact end.
 */
function candidates(tx: Tx, event: NoticeEvent, days: number) {
  const stood = sql`coalesce((
    select sum(coalesce(until_at, ${tx.now}::timestamptz) - from_at) from storage_pauses
    where storage_pauses.shop_id = ${tx.shopId} and storage_pauses.parcel_id = parcels.id), '0')
    + ${reviewDurationSql(tx.shopId, tx.now)}
    + make_interval(days => 1 + jsonb_array_length(warehouses.closed_days))`;
  const freeAfter = (start: RawBuilder<string>) =>
    sql`${start} + make_interval(days => warehouses.free_storage_days)`;
  return tx.all(
    fromShop(tx, 'parcels', { 'parcels.state': 'shelved' })
      .innerJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
      .select(['parcels.id', 'parcels.memberId', 'parcels.courierNumber', ...storageStartColumns])
      .select(['warehouses.id as warehouseId'])
      .select(['parcels.weightG', 'parcels.lengthMm', 'parcels.widthMm', 'parcels.heightMm'])
      .select(['warehouses.freeStorageDays', 'warehouses.storage', 'warehouses.closedDays'])
      .select(pausesColumn(tx.shopId).as('pauses'))
      .where(
        sql<boolean>`${freeAfter(earliestStorageStart)} - make_interval(days => ${days}) <= ${tx.now}::timestamptz`,
      )
      .where(sql<boolean>`${freeAfter(latestStorageStart)} + ${stood} > ${tx.now}::timestamptz`)
      .where(hasNoNotification(tx, event, 'parcels', sql`(told.params ->> 'days')::int <= ${days}`))
      .orderBy('parcels.shelvedAt', 'desc')
      .limit(1_000)
      // A parcel on a shelf has a member and was measured.
      .$narrowType<Record<'weightG' | 'lengthMm' | 'widthMm' | 'heightMm' | 'memberId', NotNull>>(),
  );
}
