import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import type { DemoSetContext } from './base.ts';
import { Random } from './random.ts';
import { hour } from './times.ts';

const totesEach = 12;
const filledEach = 3;

/** Inserts totes for each warehouse. The oldest unpacked orders are already collected in the first ones. */
export async function seedTotes(tx: Tx, { warehouseIds, staffIds, now }: DemoSetContext): Promise<void> {
  const random = new Random(635);
  const madeAt = now - 90 * 24 * hour;
  for (const warehouseId of warehouseIds.values()) {
    const orders = await tx.all(
      db
        .selectFrom('orders')
        .select('id')
        .where(shopCondition(tx, { warehouseId, state: 'processing' }))
        .orderBy('id')
        .limit(filledEach),
    );
    await insertRows(
      tx,
      'totes',
      Array.from({ length: totesEach }, (_, at) => {
        const orderId = orders[at]?.id ?? null;
        return {
          ...{ shopId: tx.shopId, id: random.idAt(madeAt), warehouseId, position: at + 1, orderId },
          number: random.reference('TB'),
          filledAt: orderId === null ? null : new Date(now - (filledEach - at) * hour).toISOString(),
          filledBy: orderId === null ? null : staffIds.warehouse,
          createdBy: staffIds.owner,
          createdAt: new Date(madeAt).toISOString(),
        };
      }),
    );
  }
}
