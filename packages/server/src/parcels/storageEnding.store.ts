import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { isStandingStill, stopsOf } from '@crossdock/domain/pricing/stops.ts';
import { shelfRule, storage } from '@crossdock/domain/pricing/storage.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { pausesOfRow } from './pauses.store.ts';

/**
 * Parcels whose free days end in `days` days or fewer by the clock that their rent is counted by, with the days that are
 * left, and whose members were not told. Where the shelf costs nothing, or the clock stands still, nothing ends.
 */
export async function storageEnding(tx: Tx, event: NoticeEvent, days: number, timeZone: string) {
  return (await candidates(tx, event, days)).flatMap((row) => {
    const parcel = {
      label: row.bill_code,
      since: row.shelved_at ?? tx.now,
      stops: stopsOf(row.pauses, row.closed_days, timeZone),
      weightG: row.weight_g ?? 0,
      lengthMm: row.length_mm ?? 0,
      widthMm: row.width_mm ?? 0,
      heightMm: row.height_mm ?? 0,
    };
    if (isStandingStill(parcel.stops, tx.now)) return [];
    const { freeDaysLeft, dayCostMinor } = storage(
      parcel,
      shelfRule(row.free_storage_days, row.storage),
      tx.now,
    );
    const ends = freeDaysLeft > 0 && freeDaysLeft <= days && dayCostMinor > 0;
    return ends ? [{ id: row.id, memberId: row.member_id ?? '', billCode: row.bill_code, freeDaysLeft }] : [];
  });
}

/** All that can be meant: a clock that stood still ends later, by no more than all of its stops together. */
function candidates(tx: Tx, event: NoticeEvent, days: number) {
  const stood = sql`coalesce((
    select sum(coalesce(until_at, ${tx.now}::timestamptz) - from_at) from storage_pauses
    where storage_pauses.shop_id = parcels.shop_id and storage_pauses.parcel_id = parcels.id), '0')
    + make_interval(days => 1 + jsonb_array_length(warehouses.closed_days))`;
  const free = sql`parcels.shelved_at + make_interval(days => warehouses.free_storage_days)`;
  return tx.all(
    db
      .selectFrom('parcels')
      .innerJoin('warehouses', (join) =>
        join
          .onRef('warehouses.shop_id', '=', 'parcels.shop_id')
          .onRef('warehouses.id', '=', 'parcels.warehouse_id'),
      )
      .select(['parcels.id', 'parcels.member_id', 'parcels.bill_code', 'parcels.shelved_at'])
      .select(['parcels.weight_g', 'parcels.length_mm', 'parcels.width_mm', 'parcels.height_mm'])
      .select(['warehouses.free_storage_days', 'warehouses.storage', 'warehouses.closed_days'])
      .select(pausesOfRow.as('pauses'))
      .where('parcels.shop_id', '=', tx.shopId)
      .where('parcels.state', '=', 'shelved')
      .where('parcels.member_id', 'is not', null)
      .where(sql<boolean>`${free} - make_interval(days => ${days}) <= ${tx.now}::timestamptz`)
      .where(sql<boolean>`${free} + ${stood} > ${tx.now}::timestamptz`)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('notifications as told')
              .select('told.id')
              .whereRef('told.shop_id', '=', 'parcels.shop_id')
              .whereRef('told.member_id', '=', 'parcels.member_id')
              .whereRef('told.subject_id', '=', 'parcels.id')
              .where('told.event', '=', event),
          ),
        ),
      )
      .orderBy('parcels.shelved_at', 'desc')
      .limit(1_000),
  );
}
