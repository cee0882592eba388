import type { Machine } from '../machine.ts';
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

/** What a claim's history tells. */
export const claimSteps = ['submit', 'approve', 'approvePartly', 'reject', 'withdraw'] as const;

/** A claim as any other audit, and with a third answer: less than was asked for, with the reason. */
export const claimMachine: Machine<ClaimState, ClaimEvent> = {
  initial: auditMachine.initial,
  states: claimStates,
  events: claimEvents,
  transitions: [
    ...auditMachine.transitions,
    { from: 'pending', event: 'approvePartly', to: 'partly', who: ['staff'] },
  ],
};
