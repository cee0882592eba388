import { refuse } from '@crossdock/contract/refusals.ts';
import { findPriceHold } from '../orders/priceHolds.store.ts';
import { lockOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { cancelLockedOrder } from '../settlement/cancelLockedOrder.ts';

/** Cancels the order like any other, which also answers the open question about its price. */
export const takeParcelsBack: Handler<'takeParcelsBack'> = async (tx, actor, input, services) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const hold = await findPriceHold(tx, order.id);
  if (hold?.answer !== 'open') return refuse('order.notAsked');
  const { number } = order;
  const refundMinor = await cancelLockedOrder(tx, actor, services, order, { why: '', whyReleased: number });
  return refundMinor === undefined ? refuse('order.notAsked') : { number, state: 'cancelled', refundMinor };
};
