import { presenceNouns } from '@crossdock/domain/staff/presence.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { id, plain } from '../wire/values.ts';

const subject = { noun: z.enum(presenceNouns), id };

export const presenceCalls = {
  listLookers: staff('home.read').get('staff/looks', {
    summary: 'List colleagues who have the same order, member or parcel open',
    input: z.strictObject(subject),
    output: listOf(z.object({ staffId: id, name: plain.text, editing: plain.yesNo })),
  }),
  lookAt: staff('home.read').post('staff/looks/look', {
    summary: 'Show colleagues what I have open, and whether I am editing it; replaces what I had open before',
    passing: true,
    input: z.strictObject({ ...subject, here: plain.yesNo, editing: plain.yesNo }),
  }),
};
