import { z } from 'zod';
import { id, instant } from '../wire/values.ts';
import type { undoableQueues } from './auditOutcomes.ts';
import { isReasonGiven, reasonFields } from './auditReasons.ts';

/** How staff decide what a member handed in and may change later. */
export const auditDecision = (queue: (typeof undoableQueues)[number]) =>
  z
    .strictObject({
      id,
      decision: z.enum(['approve', 'reject']),
      ...reasonFields(queue),
      /** `updatedAt` of what was looked at: a later edit must be looked at again. */
      seenAt: instant,
    })
    .refine((value) => value.decision === 'approve' || isReasonGiven(value), {
      error: 'field.required',
      path: ['reason'],
    });
