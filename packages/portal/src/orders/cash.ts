import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { awaitsDelivery } from '@crossdock/domain/orders/states.ts';

/** The amount that is still to be collected at the door. 0 if there is none or it is not known yet. */
export function cashToCollect(
  order: Pick<OrderCard, 'cashOnDelivery' | 'state' | 'billTotalMinor' | 'dueMinor'>,
): number {
  return order.cashOnDelivery && awaitsDelivery(order.state) && order.billTotalMinor !== null
    ? Math.max(0, order.dueMinor)
    : 0;
}
