import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { id, instant, note } from '../wire/values.ts';

/** Events that an owner may need after an incident. */
export const securityEventKinds = ['login', 'acting', 'refused', 'lockout', 'export', 'papers'] as const;

/** A filter by one kind, or by all rejected attempts. */
export const securityFilters = ['attempt', ...securityEventKinds] as const;

export const securityCalls = {
  listSecurityEvents: staff('audit.read').page('staff/security/events', {
    summary: 'List logins, failed logins, lock-outs, exports and document views, newest first',
    filters: {
      kind: z.enum(securityFilters, { error: 'field.invalid' }).optional(),
      /** Part of a name, an address or a device. */
      words: note(100).optional(),
      staffId: id.optional(),
      memberId: id.optional(),
      from: instant.optional(),
      to: instant.optional(),
    },
    of: z.object({
      id,
      at: instant,
      kind: z.enum(securityEventKinds),
      /** The account's name; the typed name if nobody got in. */
      name: z.string(),
      staffId: id.nullable(),
      staffName: z.string().nullable(),
      memberId: id.nullable(),
      memberName: z.string().nullable(),
      /** For views of sensitive documents: the other members in the same list on that day. */
      otherMembers: z.array(z.object({ id, name: z.string() })),
      call: z.string(),
      /** The code of the refusal. */
      reason: z.string(),
      /** Its text in the reader's language; empty if the kind says it all. */
      why: z.string(),
      ip: z.string(),
      userAgent: z.string(),
      requestId: z.string(),
    }),
  }),
};
