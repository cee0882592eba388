import { type EventOf, machineOf, staff } from '../machine.ts';

export const payoutStates = ['built', 'approved', 'sent', 'done', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];

/**
 * A batch of payouts. Money paid by file leaves the books when the batch is sent, so that it can be cancelled
 * until then. Money paid by payment orders leaves line by line, when the provider accepts each.
 */
export const payoutMachine = machineOf(payoutStates, ['built'], {
  approve: [staff, { built: 'approved' }],
  send: [staff, { approved: 'sent' }],
  finish: [['staff', 'system'], { sent: 'done' }],
  cancel: [staff, { built: 'cancelled', approved: 'cancelled' }],
});
export type PayoutEvent = EventOf<typeof payoutMachine>;

export const payoutLineStates = ['waiting', 'sent', 'paid', 'returned', 'released'] as const;
export type PayoutLineState = (typeof payoutLineStates)[number];

/**
 * One payment of a batch. A bank may return a payment that was recorded as paid, sometimes days later. If a provider
 * pays the line, the system records its steps; otherwise staff do.
 */
export const payoutLineMachine = machineOf(payoutLineStates, ['waiting'], {
  send: [['staff', 'system'], { waiting: 'sent' }],
  pay: [['staff', 'system'], { sent: 'paid' }],
  return: [['staff', 'system'], { sent: 'returned', paid: 'returned' }],
  release: [['staff', 'system'], { waiting: 'released' }],
});
export type PayoutLineEvent = EventOf<typeof payoutLineMachine>;

/** The most lines of one batch. */
export const maxPayoutLines = 300;

/** The kinds of request that a line pays. */
export const payoutSources = ['withdrawal'] as const;
export type PayoutSource = (typeof payoutSources)[number];

/**
 * Why the sending of a batch's payment orders is paused. `float`: the account at the provider has too little money;
 * `refused`: the provider does not accept the shop's keys; `silent`: it is busy or does not answer. Empty if sending
 * is not paused.
 */
export const payoutPauseReasons = ['', 'float', 'refused', 'silent'] as const;
export type PayoutPauseReason = (typeof payoutPauseReasons)[number];
