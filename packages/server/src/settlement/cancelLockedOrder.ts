import { maxRefundable } from '@crossdock/domain/wallet/paymentTotals.ts';
import { type OrderRow, transitionOrder } from '../orders/store.ts';
import { parcelsOfOrder, transitionParcels } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Tx } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import { paymentTotalsOf } from '../wallet/paymentTotals.store.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { returnDiscount } from './discount.ts';
import { refundMovements } from './refundToBalance.ts';
import { endOpenTasks } from './serviceTasks.ts';
import type { SettlementActor } from './settleBills.ts';

interface Cancelling {
  readonly why: string;
  /** The note for the history of parcels that return to the shelf. */
  readonly whyReleased: string;
}

/**
 * Cancels a locked order: parcels return to the shelf (or stay lost), coupon or points return to the member, and the
 * remaining payment goes to the balance. Answers the refund in minor units; undefined if the state no longer allows
 * it. Never refunds more than was paid minus earlier refunds and compensation.
 */
export async function cancelLockedOrder(
  tx: Tx,
  actor: SettlementActor,
  services: Services,
  order: OrderRow,
  { why, whyReleased }: Cancelling,
): Promise<number | undefined> {
  const refundMinor = maxRefundable(await paymentTotalsOf(tx, 'orderId', order.id));
  const parcels = (await parcelsOfOrder(tx, order.id)).map((parcel) => parcel.id);
  const changes = {
    cancelledAt: tx.now,
    cancelReason: why,
    memberCouponId: null,
    pointsUsed: 0,
    codAmountMinor: 0,
    releasedParcelIds: parcels,
    pointWorthMinor: null,
    ...(refundMinor > 0 ? { paymentState: 'refunded' as const } : {}),
  };
  if (!(await transitionOrder(tx, actor, order, 'cancel', changes, why))) return undefined;
  if (order.lostAt === null) await transitionParcels(tx, actor, parcels, 'release', { why: whyReleased });
  else await transitionParcels(tx, actor, parcels, 'lose', { why: whyReleased, orderId: null });
  await stopPayments(tx, actor, services, { orderId: order.id }, 'orderCancelled');
  const work = await endOpenTasks(tx, actor, { orderId: order.id }, why);
  await returnDiscount(tx, actor, order);
  await transferOrThrow(tx, actor, [...work, ...(await refundMovements(tx, actor, { order }, refundMinor))]);
  return refundMinor;
}
