import { anyone, type Machine, staff, system, type Transition } from '../machine.ts';

export const purchaseStates = ['awaitingPayment', 'paid', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

const purchaseEvents = ['pay', 'cancel', 'expire', 'refund'] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

const transitions: readonly Transition<PurchaseState, PurchaseEvent>[] = [
  { from: 'awaitingPayment', event: 'pay', to: 'paid', who: anyone },
  { from: 'awaitingPayment', event: 'cancel', to: 'cancelled', who: ['member', 'staff'] },
  { from: 'awaitingPayment', event: 'expire', to: 'cancelled', who: system },
  { from: 'paid', event: 'refund', to: 'refunded', who: staff },
];

/**
 * A purchase of the shop's own goods. They stay reserved while it awaits payment and return to the stock if it
 * expires. Paid goods become parcels on the member's shelf; as long as they are there, staff can take them back and
 * refund the payment.
 */
export const purchaseMachine: Machine<PurchaseState, PurchaseEvent> = {
  initial: ['awaitingPayment'],
  states: purchaseStates,
  events: purchaseEvents,
  transitions,
};
