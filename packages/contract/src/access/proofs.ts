import { z } from 'zod';
import { existingPassword, sixDigits } from '../members/fields.ts';
import { guest, member } from '../wire/call.ts';
import { count, text } from '../wire/values.ts';

const channel = z.enum(['phone', 'email']);

/** Calls for re-authentication, and for undoing a change of phone or email from the former phone or email. */
export const proofCalls = {
  sendProof: member.post('Member/SendProof', {
    summary: 'Send a confirmation code to your own phone or email',
    personal: true,
    input: z.strictObject({ channel }),
    output: z.object({ done: z.literal(true), waitSeconds: count }),
    refusals: ['member.emailNeeded'],
  }),
  proveMember: member.post('Member/Prove', {
    summary: 'Confirm it’s you with your password or a code; valid 15 minutes',
    personal: true,
    input: z
      .strictObject({ password: existingPassword.optional(), code: sixDigits.optional() })
      .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
        error: 'field.required',
        path: ['password'],
      }),
    refusals: ['member.wrongPassword', 'member.codeWrong', 'member.codeSpent'],
  }),
  undoContact: guest.post('Member/UndoContact', {
    summary: 'Restore the old phone or email with its link; sessions end',
    input: z.strictObject({ token: text(100) }),
    output: z.object({ channel }),
    refusals: ['member.undoInvalid', 'member.phoneTaken', 'member.emailTaken'],
  }),
};
