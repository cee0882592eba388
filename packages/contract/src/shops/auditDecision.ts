import { z } from 'zod';
import { id, instant } from '../wire/values.ts';
import type { undoableAuditQueues } from './auditOutcomes.ts';
import { isReasonGiven, reasonFields } from './auditReasons.ts';

/** The input of a decision about a request that the member may have changed since staff opened it. */
export const auditDecisionInput = (queue: (typeof undoableAuditQueues)[number]) =>
  z
    .strictObject({
      id,
      decision: z.enum(['approve', 'reject']),
      ...reasonFields(queue),
      /** The `updatedAt` of the version that staff checked. A version that was edited later must be checked again. */
      seenAt: instant,
    })
    .refine((value) => value.decision === 'approve' || isReasonGiven(value), {
      error: 'field.required',
      path: ['reason'],
    });
