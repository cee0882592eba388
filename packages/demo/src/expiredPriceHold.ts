import { deletePackages } from '@crossdock/server/orders/packing.store.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import type { OrdersTable } from '@crossdock/server/platform/schema.gen.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import type { Selectable } from 'kysely';

const [hour, day] = [3_600_000, 86_400_000];

type Order = Pick<
  Selectable<OrdersTable>,
  'id' | 'state' | 'createdAt' | 'memberCouponId' | 'pointsUsed' | 'cashOnDelivery' | 'paidMinor'
>;

/**
 * Moves the submission of one unpaid order that is paid before packing back to the time when its parcels were
 * complete, so that its price hold has ended. The hold period becomes the number of days since then, at most the
 * shop's own period. Returns undefined if no such order has waited for a day.
 */
export async function expirePriceHoldOfOrder(
  tx: Tx,
  orders: readonly Order[],
  { now, days }: { readonly now: number; readonly days: number },
) {
  for (const { id, ...order } of orders) {
    const plain = order.memberCouponId === null && order.pointsUsed === 0 && !order.cashOnDelivery;
    if (order.paidMinor > 0 || !plain || (await isDisputed(tx, id))) continue;
    const parcels = await parcelsOf(tx, id);
    const readyAt = Math.max(...parcels.map(({ shelvedAt }) => Date.parse(shelvedAt ?? order.createdAt)));
    const passed = Math.floor((now - readyAt - 2 * hour) / day);
    if (passed < 1) continue;
    const createdAt = new Date(readyAt + hour).toISOString();
    await setBack(
      tx,
      id,
      parcels.map((parcel) => parcel.id),
      createdAt,
    );
    return { id, createdAt, days: Math.min(passed, days) };
  }
  return undefined;
}

async function isDisputed(tx: Tx, orderId: string): Promise<boolean> {
  const disputes = db.selectFrom('measurementDisputes').select('id').where('shopId', '=', tx.shopId);
  return (await tx.all(disputes.where('orderId', '=', orderId))).length > 0;
}

const parcelsOf = (tx: Tx, orderId: string) =>
  tx.all(db.selectFrom('parcels').select(['id', 'shelvedAt']).where(shopCondition(tx, { orderId })));

/** Sets the order back to its submission: not packed, not billed, its parcels requested. */
async function setBack(tx: Tx, id: string, parcelIds: readonly string[], createdAt: string): Promise<void> {
  const { shopId } = tx;
  await deletePackages(tx, id);
  await tx.run(
    db
      .deleteFrom('orderLines')
      .where('shopId', '=', shopId)
      .where('orderId', '=', id)
      .where('stage', '=', 'bill'),
  );
  const state = 'awaitingPayment' as const;
  const order = { createdAt, state, payBeforePacking: true, packedAt: null, billTotalMinor: null };
  await tx.run(db.updateTable('orders').set(order).where('shopId', '=', shopId).where('id', '=', id));
  // Moves the time of the stored estimate to the time when the order was placed.
  await tx.raw(
    `update orders set duty_estimate = jsonb_set(duty_estimate, '{at}', to_jsonb($3::text))
     where shop_id = $1 and id = $2 and duty_estimate ->> 'kind' = 'estimate'`,
    [shopId, id, createdAt],
  );
  const parcels = db.updateTable('parcels').where('shopId', '=', shopId).where('orderId', '=', id);
  await tx.run(parcels.set({ state: 'requested' }));
  const packed = db.deleteFrom('transitions').where('shopId', '=', shopId).where('event', '=', 'pack');
  await tx.run(packed.where('subjectId', 'in', [id, ...parcelIds]));
  const steps = db.updateTable('transitions').where('shopId', '=', shopId);
  await tx.run(steps.set({ at: createdAt, toState: state }).where('subjectId', '=', id));
  await tx.run(
    steps.set({ at: createdAt }).where('subjectId', 'in', parcelIds).where('event', '=', 'request'),
  );
}
