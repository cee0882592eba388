import type { Machine } from '../machine.ts';

export const payoutStates = ['built', 'approved', 'sent', 'done', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];
const payoutEvents = ['approve', 'send', 'finish', 'cancel'] as const;
export type PayoutEvent = (typeof payoutEvents)[number];

/** A batch of payouts. Money leaves the books when it is sent, so that it can be cancelled until then. */
export const payoutMachine: Machine<PayoutState, PayoutEvent> = {
  initial: ['built'],
  states: payoutStates,
  events: payoutEvents,
  transitions: [
    { from: 'built', event: 'approve', to: 'approved', who: ['staff'] },
    { from: 'approved', event: 'send', to: 'sent', who: ['staff'] },
    { from: 'sent', event: 'finish', to: 'done', who: ['staff'] },
    { from: 'built', event: 'cancel', to: 'cancelled', who: ['staff'] },
    { from: 'approved', event: 'cancel', to: 'cancelled', who: ['staff'] },
  ],
};

export const payoutLineStates = ['waiting', 'sent', 'paid', 'returned', 'released'] as const;
export type PayoutLineState = (typeof payoutLineStates)[number];
const payoutLineEvents = ['send', 'pay', 'return', 'release'] as const;
export type PayoutLineEvent = (typeof payoutLineEvents)[number];

/** One payment of a batch. A bank may return what was noted as paid, sometimes days later. */
export const payoutLineMachine: Machine<PayoutLineState, PayoutLineEvent> = {
  initial: ['waiting'],
  states: payoutLineStates,
  events: payoutLineEvents,
  transitions: [
    { from: 'waiting', event: 'send', to: 'sent', who: ['staff'] },
    { from: 'waiting', event: 'release', to: 'released', who: ['staff'] },
    { from: 'sent', event: 'pay', to: 'paid', who: ['staff'] },
    { from: 'sent', event: 'return', to: 'returned', who: ['staff'] },
    { from: 'paid', event: 'return', to: 'returned', who: ['staff'] },
  ],
};

/** The most lines of one batch. */
export const maxPayoutLines = 300;

/** What a line pays. */
export const payoutSources = ['withdrawal'] as const;
export type PayoutSource = (typeof payoutSources)[number];
