import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop } from '../platform/rows.ts';

/** The condition that a VIP order waits for a row of `parcels`. */
export const isAwaitedByVipOrder = (
  shopId: string | Expression<string>,
) => sql<boolean>`exists (select from vip_parcels where vip_parcels.shop_id = ${shopId}
  and vip_parcels.parcel_id = parcels.id and vip_parcels.waiting)`;

/** The topic of changes that may have completed a VIP order. */
export const awaitedTopic = 'awaitedParcels';

/** Publishes an event if a VIP order waits for the parcel, because its obstacle may have ended. */
export async function publishIfAwaited(tx: Tx, parcelId: string): Promise<void> {
  const row = await tx.maybe(
    fromShop(tx, 'parcels', { id: parcelId, state: 'shelved' }).select(
      isAwaitedByVipOrder(tx.shopId).as('awaited'),
    ),
  );
  if (row?.awaited) await publish(tx, awaitedTopic, null);
}
