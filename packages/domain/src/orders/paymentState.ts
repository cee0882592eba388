import type { OrderState } from './states.ts';

/**
 * How much of an order is paid, for display. The stored payment state has no `partly`: it goes back to `none` as soon
 * as an amount is left to pay.
 */
export const orderPaymentStates = ['none', 'partly', 'pending', 'paid', 'refunded'] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/**
 * How far an order is paid, as screens and lists show it. `partly` is never stored: it follows from what was paid.
 * @example paymentStateOf({ paymentState: 'none', paidMinor: 5 }) // → 'partly'
 */
export function paymentStateOf(order: {
  readonly paymentState: Exclude<OrderPaymentState, 'partly'>;
  readonly paidMinor: number;
}): OrderPaymentState {
  return order.paymentState === 'none' && order.paidMinor > 0 ? 'partly' : order.paymentState;
}

/**
 * Whether an order that awaits payment has nothing left to pay, so that it continues without a payment.
 * @example needsNoPayment('awaitingPayment', -5) // → true
 * @example needsNoPayment('processing', 0) // → false
 */
export const needsNoPayment = (state: OrderState, leftMinor: number): boolean =>
  state === 'awaitingPayment' && leftMinor <= 0;
