import { claimStates } from '@crossdock/domain/aftersales/states.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, id, instant } from '../wire/values.ts';
import { auditQueues } from './desk.ts';

/** Queues whose decisions move no money, so that the clerk can undo them for a moment. */
export const undoableQueues = ['addresses', 'identities', 'declarers'] as const;

export const auditOutcomeCalls = {
  getAuditOutcome: call('GET', 'staff/audits/outcome', {
    by: 'staff',
    can: 'home.read',
    summary: 'Get the decision on a request: who, when and why',
    input: z.strictObject({ queue: z.enum(auditQueues), id }),
    output: z.object({
      state: z.enum(claimStates),
      decidedBy: z.string(),
      decidedAt: instant.nullable(),
      reason: z.string(),
      /** True if the reader decided it. */
      mine: z.boolean(),
    }),
  }),
  undoAudit: call('POST', 'staff/audits/undo', {
    by: 'staff',
    can: 'address.audit',
    summary: 'Undo your own decision within ten seconds if no money moved',
    input: z.strictObject({ queue: z.enum(undoableQueues), id }),
    output: doneAnswer,
    refusals: ['audit.notUndoable'],
  }),
};
