import { type Machine, staff } from '../machine.ts';
import {
  type AuditEvent,
  type AuditState,
  auditEvents,
  auditMachine,
  auditStates,
} from '../payments/states.ts';

export const claimStates = [...auditStates, 'partly'] as const;
export type ClaimState = AuditState | 'partly';

export const claimEvents = [...auditEvents, 'approvePartly'] as const;
export type ClaimEvent = AuditEvent | 'approvePartly';

/** Every step that a claim's history can contain. */
export const claimSteps = ['submit', 'approve', 'approvePartly', 'reject', 'withdraw'] as const;

/** A claim is decided like any other request, with a third decision: less than requested, with a reason. */
export const claimMachine: Machine<ClaimState, ClaimEvent> = {
  initial: auditMachine.initial,
  states: claimStates,
  events: claimEvents,
  transitions: [
    ...auditMachine.transitions,
    { from: 'pending', event: 'approvePartly', to: 'partly', who: staff },
  ],
};
