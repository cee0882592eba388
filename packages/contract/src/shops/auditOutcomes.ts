import { claimStates } from '@crossdock/domain/aftersales/states.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { id, plain } from '../wire/values.ts';
import { auditQueues } from './desk.ts';

/** Queues whose decisions move no money, so that the clerk can undo them for a short time. */
export const undoableAuditQueues = ['addresses', 'identities', 'declarers'] as const;

export const auditOutcomeCalls = {
  getAuditOutcome: staff('home.read').get('staff/audits/outcome', {
    summary: 'Get the decision on a request: who, when and why',
    input: z.strictObject({ queue: z.enum(auditQueues), id }),
    output: z.object({
      state: z.enum(claimStates),
      decidedBy: plain.text,
      decidedAt: plain.maybeInstant,
      reason: plain.text,
      /** True if the reader made the decision. */
      mine: plain.yesNo,
    }),
  }),
  undoAudit: staff('address.audit').post('staff/audits/undo', {
    summary: 'Undo your own decision within ten seconds if no money moved',
    input: z.strictObject({ queue: z.enum(undoableAuditQueues), id }),
    refusals: ['audit.notUndoable'],
  }),
};
