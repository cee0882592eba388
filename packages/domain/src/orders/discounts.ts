import type { OrderState } from './states.ts';

/**
 * Whether a coupon or points can still be put on an order, or taken off it: while it awaits payment, and before that as
 * long as nothing was paid. A payment makes the choice final.
 */
export function discountOpen(order: { readonly state: OrderState; readonly paidMinor: number }): boolean {
  return order.state === 'awaitingPayment' || (order.state === 'processing' && order.paidMinor === 0);
}
