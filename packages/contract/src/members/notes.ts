import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { createdAnswer, id, instant, plain, text } from '../wire/values.ts';

/** Notes about a member that staff write for each other. */
export const memberNoteCalls = {
  listMemberNotes: staff('member.read').page('staff/members/notes', {
    summary: 'List staff notes about a member, newest first',
    filters: { memberId: id },
    of: z.object({
      id,
      text: plain.text,
      at: instant,
      staffId: id,
      staffName: plain.text,
      /** True if the reader wrote the note. Only notes of their own can be removed. */
      mine: plain.yesNo,
    }),
  }),
  addMemberNote: staff('member.read').postOnce('staff/members/notes/add', {
    summary: 'Add a staff note about a member',
    input: z.strictObject({ memberId: id, text: text(2_000) }),
    output: createdAnswer,
  }),
  removeMemberNote: staff('member.read').byId.post('staff/members/notes/remove', {
    summary: 'Delete one of your own notes',
    refusals: ['member.noteOfOthers'],
  }),
};
