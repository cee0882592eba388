import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, page, pageFields, text } from '../wire/values.ts';

/** What staff write down about a member for each other. */
export const memberNoteCalls = {
  listMemberNotes: call('GET', 'staff/members/notes', {
    by: 'staff',
    can: 'member.read',
    summary: "Staff's own notes about a member, newest first; the member never sees them",
    input: z.strictObject({ memberId: id, ...pageFields }),
    output: page(
      z.object({
        id,
        text: z.string(),
        at: instant,
        staffId: id,
        staffName: z.string(),
        /** Written by whoever asks: only their own can be taken back. */
        mine: z.boolean(),
      }),
    ),
  }),
  addMemberNote: call('POST', 'staff/members/notes/add', {
    by: 'staff',
    can: 'member.read',
    idempotent: true,
    summary: 'Write a note about a member for the rest of the staff',
    input: z.strictObject({ memberId: id, text: text(2_000) }),
    output: z.object({ id }),
  }),
  removeMemberNote: call('POST', 'staff/members/notes/remove', {
    by: 'staff',
    can: 'member.read',
    summary: 'Take back a note of one’s own',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['member.noteOfOthers'],
  }),
};
