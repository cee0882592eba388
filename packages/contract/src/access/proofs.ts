import { z } from 'zod';
import { knownPassword, sixDigits } from '../members/fields.ts';
import { call } from '../wire/call.ts';
import { doneAnswer, text } from '../wire/values.ts';

const channel = z.enum(['phone', 'email']);

/** Re-authentication, and undoing a contact change from the former contact. */
export const proofCalls = {
  sendProof: call('POST', 'Member/SendProof', {
    by: 'member',
    personal: true,
    summary: 'Send a confirmation code to your own phone or email',
    input: z.strictObject({ channel }),
    output: z.object({ done: z.literal(true), waitSeconds: z.number().int() }),
    refusals: ['member.emailNeeded'],
  }),
  proveMember: call('POST', 'Member/Prove', {
    by: 'member',
    personal: true,
    summary: 'Confirm it’s you with your password or a code; valid 15 minutes',
    input: z
      .strictObject({ password: knownPassword.optional(), code: sixDigits.optional() })
      .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
        error: 'field.required',
        path: ['password'],
      }),
    output: doneAnswer,
    refusals: ['member.wrongPassword', 'member.codeWrong', 'member.codeSpent'],
  }),
  undoContact: call('POST', 'Member/UndoContact', {
    by: 'guest',
    summary: 'Restore the old phone or email with its link; sessions end',
    input: z.strictObject({ token: text(100) }),
    output: z.object({ channel }),
    refusals: ['member.undoInvalid', 'member.phoneTaken', 'member.emailTaken'],
  }),
};
