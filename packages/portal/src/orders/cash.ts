import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';

/** What is still to be collected at the door; 0 where nothing is, or where it is not yet known. */
export function cashToCollect(
  order: Pick<OrderCard, 'cashOnDelivery' | 'state' | 'billTotalMinor' | 'dueMinor'>,
): number {
  const packed = order.state === 'awaitingShipment' || order.state === 'awaitingSignature';
  return order.cashOnDelivery && packed && order.billTotalMinor !== null ? Math.max(0, order.dueMinor) : 0;
}
