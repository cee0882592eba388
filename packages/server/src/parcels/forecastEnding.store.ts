import { forecastWarningDays } from '@crossdock/domain/parcels/forecasts.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { awaited } from './awaited.store.ts';

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
