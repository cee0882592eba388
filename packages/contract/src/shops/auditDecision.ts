import { z } from 'zod';
import { id, instant } from '../wire/values.ts';
import type { undoableQueues } from './auditOutcomes.ts';
import { isReasonGiven, reasonFields } from './auditReasons.ts';

/** The input of a decision about a request that its member may change later. */
export const auditDecisionInput = (queue: (typeof undoableQueues)[number]) =>
  z
    .strictObject({
      id,
      decision: z.enum(['approve', 'reject']),
      ...reasonFields(queue),
      /** `updatedAt` of the version that was checked: a later edit must be checked again. */
      seenAt: instant,
    })
    .refine((value) => value.decision === 'approve' || isReasonGiven(value), {
      error: 'field.required',
      path: ['reason'],
    });
