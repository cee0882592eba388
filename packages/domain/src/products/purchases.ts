import { anyone, type EventOf, machineOf, staff, system } from '../machine.ts';

export const purchaseStates = ['awaitingPayment', 'paid', 'cancelled', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/**
 * A purchase of the shop's own goods. The goods stay reserved while the purchase awaits payment, and return to the
 * stock if it expires. Paid goods become parcels on the member's shelf; as long as they are there, staff can take
 * them back and refund the payment.
 */
export const purchaseMachine = machineOf(purchaseStates, ['awaitingPayment'], {
  pay: [anyone, { awaitingPayment: 'paid' }],
  cancel: [['member', 'staff'], { awaitingPayment: 'cancelled' }],
  expire: [system, { awaitingPayment: 'cancelled' }],
  refund: [staff, { paid: 'refunded' }],
});
export type PurchaseEvent = EventOf<typeof purchaseMachine>;
