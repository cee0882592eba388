import { z } from 'zod';
import { id, instant, note } from '../wire/values.ts';

/** How staff decide what a member handed in and may change later. */
export const auditDecision = z
  .strictObject({
    id,
    decision: z.enum(['approve', 'reject']),
    reason: note(300).default(''),
    /** `updatedAt` of what was looked at: a later edit must be looked at again. */
    seenAt: instant,
  })
  .superRefine((value, context) => {
    if (value.decision === 'reject' && value.reason === '')
      context.addIssue({ code: 'custom', message: 'field.required', path: ['reason'] });
  });
