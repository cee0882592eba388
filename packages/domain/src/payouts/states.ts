import { type Machine, staff } from '../machine.ts';

export const payoutStates = ['built', 'approved', 'sent', 'done', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];
const payoutEvents = ['approve', 'send', 'finish', 'cancel'] as const;
export type PayoutEvent = (typeof payoutEvents)[number];

/**
 * A batch of payouts. Money paid by file leaves the books when the batch is sent, so that it can be cancelled
 * until then. Money paid by payment orders leaves line by line, when the provider accepts each.
 */
export const payoutMachine: Machine<PayoutState, PayoutEvent> = {
  initial: ['built'],
  states: payoutStates,
  events: payoutEvents,
  transitions: [
    { from: 'built', event: 'approve', to: 'approved', who: staff },
    { from: 'approved', event: 'send', to: 'sent', who: staff },
    { from: 'sent', event: 'finish', to: 'done', who: ['staff', 'system'] },
    { from: 'built', event: 'cancel', to: 'cancelled', who: staff },
    { from: 'approved', event: 'cancel', to: 'cancelled', who: staff },
  ],
};

export const payoutLineStates = ['waiting', 'sent', 'paid', 'returned', 'released'] as const;
export type PayoutLineState = (typeof payoutLineStates)[number];
const payoutLineEvents = ['send', 'pay', 'return', 'release'] as const;
export type PayoutLineEvent = (typeof payoutLineEvents)[number];

/**
 * One payment of a batch. A bank may return a payment that was recorded as paid, sometimes days later. The
 * system moves the lines that a provider pays.
 */
export const payoutLineMachine: Machine<PayoutLineState, PayoutLineEvent> = {
  initial: ['waiting'],
  states: payoutLineStates,
  events: payoutLineEvents,
  transitions: [
    { from: 'waiting', event: 'send', to: 'sent', who: ['staff', 'system'] },
    { from: 'waiting', event: 'release', to: 'released', who: ['staff', 'system'] },
    { from: 'sent', event: 'pay', to: 'paid', who: ['staff', 'system'] },
    { from: 'sent', event: 'return', to: 'returned', who: ['staff', 'system'] },
    { from: 'paid', event: 'return', to: 'returned', who: ['staff', 'system'] },
  ],
};

/** The most lines of one batch. */
export const maxPayoutLines = 300;

/** What a line pays. */
export const payoutSources = ['withdrawal'] as const;
export type PayoutSource = (typeof payoutSources)[number];

/** Why the sending of a batch's payment orders is paused. Empty: it is not. */
export const payoutPauses = ['', 'float', 'refused', 'silent'] as const;
export type PayoutPause = (typeof payoutPauses)[number];
