import { sql } from 'kysely';
import { deliversToPointCondition } from '../orders/shipping.store.ts';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The carriers of all open channels from the warehouse. */
export function carriersFrom(tx: Tx, warehouseId: string) {
  return tx.all(
    fromShop(tx, 'carriers', { active: true })
      .select(['id', 'name', 'maxSideMm', 'maxPieceG'])
      .where('id', 'in', (used) =>
        used
          .selectFrom('channelCarriers')
          .innerJoin('channels', shopJoin('channels.id', 'channelCarriers.channelId'))
          .select('channelCarriers.carrierId')
          .where(shopCondition(tx, { 'channels.warehouseId': warehouseId, 'channels.active': true })),
      )
      .orderBy('code'),
  );
}

/** The ids of carriers that deliver to a pickup point of the shop or, without one, to the stores of a chain. */
export async function carriersServing(
  tx: Tx,
  point: { readonly id: string; readonly kind: string } | null,
): Promise<string[]> {
  const rows = await tx.all(
    fromShop(tx, 'carriers')
      .select('id')
      .where(
        deliversToPointCondition(tx, {
          kind: sql<string | null>`${point?.kind ?? null}::text`,
          id: sql<string | null>`${point?.id ?? null}::uuid`,
        }),
      ),
  );
  return rows.map(({ id }) => id);
}
