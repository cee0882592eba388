import { keysOf } from '@crossdock/domain/records.ts';
import { sweeps } from '@crossdock/domain/shops/sweeps.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, instant, plain } from '../wire/values.ts';

const kind = z.enum(keysOf(sweeps));

/** A failed item of background work. The other items continue; this one is tried again later. */
const openWork = z.object({
  kind,
  item: plain.text,
  /** Its label for staff: a number or a name. */
  label: plain.text,
  tries: count,
  since: instant,
  /** When the work will be tried again. */
  dueAt: instant,
  /** The error of the last attempt. */
  why: plain.text,
});

export const failedTaskCalls = {
  listOpenWork: staff('shop.read').page('staff/open-work', {
    summary: 'List automatic tasks that failed, longest waiting first',
    of: openWork,
  }),
  retryOpenWork: staff('shop.write').post('staff/open-work/retry', {
    summary: 'Try again now, rather than when its rest is over',
    input: z.strictObject({ kind, item: z.string().max(200, 'field.tooLong') }),
    refusals: ['row.notFound'],
  }),
};
