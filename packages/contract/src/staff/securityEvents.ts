import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { id, instant, note, plain } from '../wire/values.ts';

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
      staffId: plain.optionalId,
      memberId: plain.optionalId,
      from: instant.optional(),
      to: instant.optional(),
    },
    of: z.object({
      id,
      at: instant,
      kind: z.enum(securityEventKinds),
      /** The account's name, or the typed name if the login failed. */
      name: plain.text,
      staffId: plain.maybeId,
      staffName: plain.maybeText,
      memberId: plain.maybeId,
      memberName: plain.maybeText,
      /**
       * For views of sensitive documents: the other members whose documents were viewed in the same list on that day.
       */
      otherMembers: z.array(z.object({ id, name: plain.text })),
      call: plain.text,
      /** The code of the refusal. */
      reason: plain.text,
      /** The refusal's text in the reader's language; empty if the kind needs no explanation. */
      why: plain.text,
      ip: plain.text,
      userAgent: plain.text,
      requestId: plain.text,
    }),
  }),
};
