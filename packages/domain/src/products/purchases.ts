import type { Machine, Transition, Who } from '../machine.ts';

export const purchaseStates = ['awaitingPayment', 'paid', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

const purchaseEvents = ['pay', 'cancel', 'expire', 'refund'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

const anyone: readonly Who[] = ['member', 'staff', 'system'];

const transitions: readonly Transition<PurchaseState, PurchaseEvent>[] = [
  { from: 'awaitingPayment', event: 'pay', to: 'paid', who: anyone },
  { from: 'awaitingPayment', event: 'cancel', to: 'cancelled', who: ['member', 'staff'] },
  { from: 'awaitingPayment', event: 'expire', to: 'cancelled', who: ['system'] },
  { from: 'paid', event: 'refund', to: 'refunded', who: ['staff'] },
];

/**
 * An order of the shop's own goods: they are kept for its member while it awaits payment, and go back into the stock
 * where nobody pays. What is paid lies on the shelf as the member's parcels; as long as it lies there, staff can take it
 * back and return the money.
 */
export const purchaseMachine: Machine<PurchaseState, PurchaseEvent> = {
  initial: ['awaitingPayment'],
  states: purchaseStates,
  events: purchaseEvents,
  transitions,
};
