import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, id, instant, page, pageFields, text } from '../wire/values.ts';

/** Notes about a member that staff write for each other. */
export const memberNoteCalls = {
  listMemberNotes: call('GET', 'staff/members/notes', {
    by: 'staff',
    can: 'member.read',
    summary: 'List staff notes about a member, newest first',
    input: z.strictObject({ memberId: id, ...pageFields }),
    output: page(
      z.object({
        id,
        text: z.string(),
        at: instant,
        staffId: id,
        staffName: z.string(),
        /** Written by the reader, who can only remove their own. */
        mine: z.boolean(),
      }),
    ),
  }),
  addMemberNote: call('POST', 'staff/members/notes/add', {
    by: 'staff',
    can: 'member.read',
    idempotent: true,
    summary: 'Add a staff note about a member',
    input: z.strictObject({ memberId: id, text: text(2_000) }),
    output: z.object({ id }),
  }),
  removeMemberNote: call('POST', 'staff/members/notes/remove', {
    by: 'staff',
    can: 'member.read',
    summary: 'Delete one of your own notes',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['member.noteOfOthers'],
  }),
};
