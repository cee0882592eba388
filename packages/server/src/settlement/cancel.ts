import { minor } from '@crossdock/domain/money.ts';
import { moveOrder, type OrderRow } from '../orders/store.ts';
import { moveParcels, parcelsOfOrder } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { giveBackDiscount } from './discount.ts';
import { refund } from './refund.ts';
import { withdrawWork } from './serviceWork.ts';

interface Cancelling {
  readonly why: string;
  /** What is written of the parcels that lie on the shelf again. */
  readonly whyReleased: string;
}

/**
 * Cancels a locked order: parcels go back to the shelf, coupon or points to the member, and what was paid to the balance.
 * Answers what was refunded, in minor units; undefined where its state no longer allows it.
 */
export async function cancel(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  { why, whyReleased }: Cancelling,
): Promise<number | undefined> {
  const refundMinor = minor(order.paidMinor);
  const parcels = (await parcelsOfOrder(tx, order.id)).map((parcel) => parcel.id);
  const changes = {
    cancelledAt: tx.now,
    cancelReason: why,
    memberCouponId: null,
    pointsUsed: 0,
    codAmountMinor: 0,
    releasedParcelIds: parcels,
    pointWorthMinor: null,
    ...(refundMinor > 0 ? { paidMinor: 0, paymentState: 'refunded' as const } : {}),
  };
  if (!(await moveOrder(tx, actor, order, 'cancel', changes, why))) return undefined;
  await moveParcels(tx, actor, parcels, 'release', { why: whyReleased });
  await stopPayments(tx, actor, services, { orderId: order.id }, 'orderCancelled');
  await giveBackDiscount(tx, actor, order);
  await withdrawWork(tx, actor, { orderId: order.id }, why);
  await refund(tx, actor, order, refundMinor);
  return refundMinor;
}
