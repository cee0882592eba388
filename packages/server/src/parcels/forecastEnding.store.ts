import { forecastDeletionDays, forecastWarningDays } from '@crossdock/domain/parcels/forecasts.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { changeRows, deleteFromShop, fromShop } from '../platform/rows.ts';
import { isAwaitedByVipOrder } from './isAwaitedByVipOrder.store.ts';
import { countParcelTransitions } from './store.ts';

const dayMs = 86_400_000;

/**
 * Forecasts that their members have not changed since a moment, oldest first. Forecasts that a VIP order
 * waits for, or that a driver brings, do not expire.
 */
function silentSince(tx: Tx, moment: string, most: number) {
  return fromShop(tx, 'parcels', { state: 'forecast' })
    .select(['id', 'memberId', 'courierNumber'])
    .where('memberId', 'is not', null)
    .where('updatedAt', '<=', moment)
    .where(sql<boolean>`not ${isAwaitedByVipOrder(tx.shopId)}`)
    .where(
      sql<boolean>`not exists (select from pickup_parcels where pickup_parcels.shop_id = ${tx.shopId} and parcel_id = parcels.id)`,
    )
    .orderBy('updatedAt')
    .limit(most);
}

/** Forecasts that expire soon and whose members were not notified since their last change. */
export function forecastsToWarnOf(tx: Tx, days: number, most: number) {
  return tx.all(
    silentSince(tx, tx.earlier((days - forecastWarningDays) * dayMs), most).where((eb) =>
      eb.or([eb('endToldAt', 'is', null), eb('endToldAt', '<', eb.ref('updatedAt'))]),
    ),
  );
}

/** Forecasts whose days are over and whose members were notified long enough ago. */
export function forecastsToEnd(tx: Tx, days: number, most: number) {
  return tx.all(
    silentSince(tx, tx.earlier(days * dayMs), most)
      .where('endToldAt', '>=', (eb) => eb.ref('updatedAt'))
      .where('endToldAt', '<=', tx.earlier(forecastWarningDays * dayMs)),
  );
}

/**
 * References that prevent the deletion of a parcel's row: it was received once, or somebody worked on it or
 * asked about it.
 */
const keepers = [
  'parcel_measurements',
  'advances',
  'service_tasks',
  'vip_parcels',
  'pickup_parcels',
] as const;

/**
 * Forecasts that expired so long ago that their numbers are no longer needed, and that no row of the `keepers` tables
 * refers to.
 */
export function forecastsToDelete(tx: Tx, most: number) {
  const kept = keepers.map(
    (table) => sql`exists (select from ${sql.table(table)} as keeper
      where keeper.shop_id = ${tx.shopId} and keeper.parcel_id = parcels.id)`,
  );
  return tx.all(
    fromShop(tx, 'parcels', { state: 'expired' })
      .select(['id', 'courierNumber'])
      .where('updatedAt', '<=', tx.earlier(forecastDeletionDays * dayMs))
      .where(sql<boolean>`not (${sql.join(kept, sql` or `)})`)
      .orderBy('id')
      .limit(most),
  );
}

/** Deletes these forecasts unless they have arrived meanwhile, and updates their members' counters. */
export async function deleteForecasts(tx: Tx, ids: readonly string[]): Promise<void> {
  const gone = await tx.all(
    deleteFromShop(tx, 'parcels', { id: ids, state: 'expired' }).returning(['memberId']),
  );
  const moves = gone.map(({ memberId }) => ({
    ...{ fromState: 'expired' as const, fromMember: memberId },
    ...{ toState: null, memberId: null },
  }));
  await countParcelTransitions(tx, moves);
}

/** Records that the members of these forecasts were notified; this does not count as a change. */
export async function recordEndNotice(tx: Tx, ids: readonly string[]): Promise<void> {
  await changeRows(tx, 'parcels', { id: ids, state: 'forecast' }, { endToldAt: tx.now });
}
