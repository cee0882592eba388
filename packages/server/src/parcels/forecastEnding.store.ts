import { forecastForgottenDays, forecastWarningDays } from '@crossdock/domain/parcels/forecasts.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { awaited } from './awaited.store.ts';
import { countMoves } from './store.ts';

const dayMs = 86_400_000;
const daysBefore = (tx: Tx, days: number) => new Date(Date.parse(tx.now) - days * dayMs).toISOString();

/** Forecasts of members that nothing was said of since then, the longest first. What a VIP order waits for, or a driver brings, does not end. */
function silentSince(tx: Tx, moment: string, most: number) {
  return db
    .selectFrom('parcels')
    .select(['id', 'memberId', 'courierNumber'])
    .where('shopId', '=', tx.shopId)
    .where('state', '=', 'forecast')
    .where('memberId', 'is not', null)
    .where('updatedAt', '<=', moment)
    .where(sql<boolean>`not ${awaited(tx.shopId)}`)
    .where(
      sql<boolean>`not exists (select from pickup_parcels where pickup_parcels.shop_id = ${tx.shopId} and parcel_id = parcels.id)`,
    )
    .orderBy('updatedAt')
    .limit(most);
}

/** Those that end soon, and whose members have not heard of it since they last changed them. */
export function forecastsToWarnOf(tx: Tx, days: number, most: number) {
  return tx.all(
    silentSince(tx, daysBefore(tx, days - forecastWarningDays), most).where((eb) =>
      eb.or([eb('endToldAt', 'is', null), eb('endToldAt', '<', eb.ref('updatedAt'))]),
    ),
  );
}

/** Those whose days are over, and whose members have heard of it long enough ago. */
export function forecastsToEnd(tx: Tx, days: number, most: number) {
  return tx.all(
    silentSince(tx, daysBefore(tx, days), most)
      .where('endToldAt', '>=', (eb) => eb.ref('updatedAt'))
      .where('endToldAt', '<=', daysBefore(tx, forecastWarningDays)),
  );
}

/** What has something of its own to a parcel keeps it: it was received once, or somebody worked or asked for it. */
const keepers = [
  'parcel_measurements',
  'advances',
  'service_tasks',
  'vip_parcels',
  'pickup_parcels',
] as const;

/** Ended forecasts of which nothing came and nothing else is known for so long that their numbers are of no use to anybody. */
export function forecastsToForget(tx: Tx, most: number) {
  const kept = keepers.map(
    (table) => sql`exists (select from ${sql.table(table)} as keeper
      where keeper.shop_id = ${tx.shopId} and keeper.parcel_id = parcels.id)`,
  );
  return tx.all(
    db
      .selectFrom('parcels')
      .select(['id', 'memberId', 'courierNumber'])
      .where('shopId', '=', tx.shopId)
      .where('state', '=', 'expired')
      .where('updatedAt', '<=', daysBefore(tx, forecastForgottenDays))
      .where(sql<boolean>`not (${sql.join(kept, sql` or `)})`)
      .orderBy('id')
      .limit(most),
  );
}

/** Deletes them, as far as they have not come since, and takes them out of their members' counts. */
export async function forgetForecasts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx.all(
    db
      .deleteFrom('parcels')
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', [...ids])
      .where('state', '=', 'expired')
      .returning(['memberId']),
  );
  const moves = gone.map(({ memberId }) => ({
    ...{ fromState: 'expired' as const, fromMember: memberId },
    ...{ toState: null, memberId: null },
  }));
  await countMoves(tx, moves);
}

/** Writes that the members of these forecasts have heard of their end; the forecasts count as unchanged. */
export async function noteToldOfEnd(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    db
      .updateTable('parcels')
      .set({ endToldAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', [...ids])
      .where('state', '=', 'forecast'),
  );
}
