import type { orderDeskCalls } from '@crossdock/contract/orders/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import { moveParcels, parcelsOfOrder } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.store.ts';
import type { Handler } from '../platform/handler.ts';
import { refundOrder } from '../wallet/refund.store.ts';
import { giveBackDiscount } from './discount.store.ts';
import { lockOrder, moveOrder } from './store.ts';

/** At any time before the signature. Goods that were on their way already lie on the shelf again. */
export const cancelOrderForMember: Handler<(typeof orderDeskCalls)['cancelOrderForMember']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const order = await lockOrder(tx, input.orderId);
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
  const ids = parcels.map((parcel) => parcel.id);
  await moveParcels(tx, actor, ids, 'release', { why: input.why });
  await stopPayments(tx, actor, services, order.id, 'orderCancelled');
  await giveBackDiscount(tx, actor, order);
  await refundOrder(tx, actor, order, refundMinor, order.number);
  return { number: order.number, state: 'cancelled', refundMinor };
};
