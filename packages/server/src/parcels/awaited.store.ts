import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';

/** Of a row of `parcels`: a VIP order waits for it. */
export const awaited = (
  shopId: string | Expression<string>,
) => sql<boolean>`exists (select from vip_parcels where vip_parcels.shop_id = ${shopId}
  and vip_parcels.parcel_id = parcels.id and vip_parcels.waiting)`;

/** Says that a parcel which a VIP order waits for may have made it complete. */
export const awaitedTopic = 'awaitedParcels';

/** Says so where the parcel is one of those: what kept its VIP order back may have ended. */
export async function mayComplete(tx: Tx, parcelId: string): Promise<void> {
  const row = await tx.maybe(
    db
      .selectFrom('parcels')
      .select(awaited(tx.shopId).as('awaited'))
      .where('shopId', '=', tx.shopId)
      .where('id', '=', parcelId)
      .where('state', '=', 'shelved'),
  );
  if (row?.awaited) await publish(tx, awaitedTopic, null);
}
