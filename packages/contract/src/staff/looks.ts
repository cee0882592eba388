import { presenceNouns } from '@crossdock/domain/staff/presence.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, id } from '../wire/values.ts';

const subject = { noun: z.enum(presenceNouns), id };

export const lookCalls = {
  listLookers: call('GET', 'staff/looks', {
    by: 'staff',
    can: 'home.read',
    summary: 'List colleagues who have the same order, member or parcel open',
    input: z.strictObject(subject),
    output: z.object({
      list: z.array(z.object({ staffId: id, name: z.string(), editing: z.boolean() })),
    }),
  }),
  lookAt: call('POST', 'staff/looks/look', {
    by: 'staff',
    can: 'home.read',
    passing: true,
    summary: 'Show colleagues what I have open, and whether I am editing it; replaces what I had open before',
    input: z.strictObject({ ...subject, here: z.boolean(), editing: z.boolean() }),
    output: doneAnswer,
  }),
};
