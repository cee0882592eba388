import { type EventOf, machineOf, staff } from '../machine.ts';
import { type AuditState, auditStates, singleDecisionTransitions } from '../payments/states.ts';

export const claimStates = [...auditStates, 'partly'] as const;
export type ClaimState = AuditState | 'partly';

/** Every step that a claim's history can contain. */
export const claimSteps = ['submit', 'approve', 'approvePartly', 'reject', 'withdraw'] as const;

/** A claim is decided like any other request, with a third decision: less than requested, with a reason. */
export const claimMachine = machineOf(claimStates, ['pending'], {
  ...singleDecisionTransitions,
  approvePartly: [staff, { pending: 'partly' }],
});
export type ClaimEvent = EventOf<typeof claimMachine>;
