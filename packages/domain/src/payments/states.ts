import { type EventOf, type Machine, machineOf, member, staff, system } from '../machine.ts';

export const paymentStates = ['created', 'pending', 'succeeded', 'failed', 'expired', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * The states of a payment. A provider's report of received money is final: a success after our deadline, or after a
 * failed attempt on the provider's page, still counts, so that no money is lost.
 */
export const paymentMachine = machineOf(paymentStates, ['created'], {
  start: [['member', 'system'], { created: 'pending' }],
  succeed: [
    system,
    {
      created: 'succeeded',
      pending: 'succeeded',
      failed: 'succeeded',
      expired: 'succeeded',
    },
  ],
  fail: [system, { created: 'failed', pending: 'failed' }],
  expire: [system, { created: 'expired', pending: 'expired' }],
  refund: [['staff', 'system'], { succeeded: 'refunded' }],
});
export type PaymentEvent = EventOf<typeof paymentMachine>;

export const auditStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type AuditState = (typeof auditStates)[number];

const auditEvents = ['approve', 'reject', 'withdraw', 'edit'] as const;
export type AuditEvent = (typeof auditEvents)[number];

/** Every step in the history of a request that staff decide. */
export const auditSteps = ['submit', ...auditEvents, 'undo'] as const;

/** The steps of a request that is never edited after it was submitted. */
export const singleDecisionTransitions = {
  approve: [staff, { pending: 'approved' }],
  reject: [staff, { pending: 'rejected' }],
  withdraw: [member, { pending: 'withdrawn' }],
  edit: [],
} as const;

/** A request that a member submits once and staff decide once: bank transfer, withdrawal, share promotion, claim. */
export const auditMachine: Machine<AuditState, AuditEvent> = machineOf(
  auditStates,
  ['pending'],
  singleDecisionTransitions,
);

/** A withdrawal. Besides staff, the provider that pays a batch can approve it, by accepting the payment. */
export const withdrawalMachine = machineOf(auditStates, ['pending'], {
  ...singleDecisionTransitions,
  approve: [['staff', 'system'], { pending: 'approved' }],
});

/** A request that the member may change later, so that staff decide again: address, declarer, identity. */
export const editableAuditMachine = machineOf(auditStates, ['pending'], {
  ...singleDecisionTransitions,
  edit: [['member', 'staff'], { pending: 'pending', approved: 'pending', rejected: 'pending' }],
});
