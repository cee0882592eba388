import { keysOf } from '@crossdock/domain/records.ts';
import { sweeps } from '@crossdock/domain/shops/sweeps.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, instant, page, pageFields } from '../wire/values.ts';

const kind = z.enum(keysOf(sweeps));

/** A thing that the product does by itself and that has failed: the others go on, it rests, and is tried again. */
const openWork = z.object({
  kind,
  item: z.string(),
  /** How staff know it: a number, a name. */
  label: z.string(),
  tries: z.number().int(),
  since: instant,
  /** When it is tried again. */
  dueAt: instant,
  /** What the last try ended with. */
  why: z.string(),
});

export const openWorkCalls = {
  listOpenWork: call('GET', 'staff/open-work', {
    by: 'staff',
    can: 'shop.read',
    summary: 'List automatic tasks that failed, longest waiting first',
    input: z.strictObject(pageFields),
    output: page(openWork),
  }),
  retryOpenWork: call('POST', 'staff/open-work/retry', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Try again now, rather than when its rest is over',
    input: z.strictObject({ kind, item: z.string().max(200, 'field.tooLong') }),
    output: done,
    refusals: ['row.notFound'],
  }),
};
