import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { id, instant, plain, query } from '../wire/values.ts';

const cursor = z.string().regex(/^\d{1,15}$/, 'field.invalid');

/** The same events as webhooks send, for programs that poll. */
export const streamCalls = {
  listEvents: staff('parcel.read').get('staff/events', {
    summary:
      'Get all changes of states after a cursor, each exactly once, in the order of their numbers; without a cursor the stream begins now',
    forPrograms: 'screens hear of changes by the realtime line; programs that cannot be reached read these',
    input: z.strictObject({ after: cursor.optional(), limit: query.int(1, 500).default(100) }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          type: plain.text,
          timestamp: instant,
          data: z.object({
            id,
            state: plain.text,
            from: plain.maybeText,
            event: plain.text,
            by: z.enum(['member', 'staff', 'system']),
            /** Only for events of packages. */
            orderId: plain.maybeId.optional(),
          }),
        }),
      ),
      next: plain.text,
      more: plain.yesNo,
    }),
    refusals: ['event.gone'],
  }),
};
