import type { orderCalls } from '@crossdock/contract/orders/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import { moveParcels, parcelsOfOrder } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.store.ts';
import type { Handler } from '../platform/handler.ts';
import { refundOrder } from '../wallet/refund.store.ts';
import { giveBackDiscount } from './discount.store.ts';
import { lockOrderOf, moveOrder } from './store.ts';

/** Parcels go back to the shelf, coupon or points to the member, and what was paid already to the balance. */
export const cancelOrder: Handler<(typeof orderCalls)['cancelOrder']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const refundMinor = minor(order.paid_minor);
  const parcels = await parcelsOfOrder(tx, order.id);
  const changes = {
    cancelled_at: tx.now,
    cancel_reason: input.why,
    member_coupon_id: null,
    points_used: 0,
    cod_amount_minor: 0,
    released_parcel_ids: parcels.map((parcel) => parcel.id),
    point_worth_minor: null,
    ...(refundMinor > 0 ? { paid_minor: 0, payment_state: 'refunded' as const } : {}),
  };
  if (!(await moveOrder(tx, actor, order, 'cancel', changes, input.why))) return refuse('order.wrongState');
  await moveParcels(
    tx,
    actor,
    parcels.map((parcel) => parcel.id),
    'release',
    { why: order.number },
  );
  await stopPayments(tx, actor, services, order.id, 'orderCancelled');
  await giveBackDiscount(tx, actor, order);
  await refundOrder(tx, actor, order, refundMinor, order.number);
  return { state: 'cancelled', refundMinor };
};
