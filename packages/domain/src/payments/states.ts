import { type Machine, member, staff, system } from '../machine.ts';

export const paymentStates = ['created', 'pending', 'succeeded', 'failed', 'expired', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

const paymentEvents = ['start', 'succeed', 'fail', 'expire', 'refund'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * A payment (design: "States"). A provider's report of received money is final: a success after our deadline, or after
 * a failed attempt on the provider's page, still counts, so that no money is lost.
 */
export const paymentMachine: Machine<PaymentState, PaymentEvent> = {
  initial: ['created'],
  states: paymentStates,
  events: paymentEvents,
  transitions: [
    { from: 'created', event: 'start', to: 'pending', who: ['member', 'system'] },
    { from: 'created', event: 'succeed', to: 'succeeded', who: system },
    { from: 'created', event: 'fail', to: 'failed', who: system },
    { from: 'created', event: 'expire', to: 'expired', who: system },
    { from: 'pending', event: 'succeed', to: 'succeeded', who: system },
    { from: 'pending', event: 'fail', to: 'failed', who: system },
    { from: 'pending', event: 'expire', to: 'expired', who: system },
    { from: 'failed', event: 'succeed', to: 'succeeded', who: system },
    { from: 'expired', event: 'succeed', to: 'succeeded', who: system },
    { from: 'succeeded', event: 'refund', to: 'refunded', who: ['staff', 'system'] },
  ],
};

export const auditStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type AuditState = (typeof auditStates)[number];

export const auditEvents = ['approve', 'reject', 'withdraw', 'edit'] as const;
export type AuditEvent = (typeof auditEvents)[number];

/** Every step in the history of a request that staff decide. */
export const auditHistory = ['submit', ...auditEvents, 'undo'] as const;

const auditSteps: Machine<AuditState, AuditEvent>['transitions'] = [
  { from: 'pending', event: 'approve', to: 'approved', who: staff },
  { from: 'pending', event: 'reject', to: 'rejected', who: staff },
  { from: 'pending', event: 'withdraw', to: 'withdrawn', who: member },
];

/** A request that a member submits once and staff decide once: bank transfer, withdrawal, share promotion, claim. */
export const auditMachine: Machine<AuditState, AuditEvent> = {
  initial: ['pending'],
  states: auditStates,
  events: auditEvents,
  transitions: auditSteps,
};

/** A withdrawal. Besides staff, the provider that pays a batch can approve it, by accepting the payment. */
export const withdrawalMachine: Machine<AuditState, AuditEvent> = {
  ...auditMachine,
  transitions: [...auditSteps, { from: 'pending', event: 'approve', to: 'approved', who: system }],
};

/** A request that the member may change later, so that staff decide again: address, declarer, identity. */
export const editableAuditMachine: Machine<AuditState, AuditEvent> = {
  ...auditMachine,
  transitions: [
    ...auditSteps,
    { from: 'pending', event: 'edit', to: 'pending', who: ['member', 'staff'] },
    { from: 'approved', event: 'edit', to: 'pending', who: ['member', 'staff'] },
    { from: 'rejected', event: 'edit', to: 'pending', who: ['member', 'staff'] },
  ],
};
