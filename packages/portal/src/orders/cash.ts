import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { awaitsDelivery } from '@crossdock/domain/orders/states.ts';

/** What is still to be collected at the door; 0 where nothing is, or where it is not yet known. */
export function cashToCollect(
  order: Pick<OrderCard, 'cashOnDelivery' | 'state' | 'billTotalMinor' | 'dueMinor'>,
): number {
  return order.cashOnDelivery && awaitsDelivery(order.state) && order.billTotalMinor !== null
    ? Math.max(0, order.dueMinor)
    : 0;
}
