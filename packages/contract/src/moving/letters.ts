import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, lang, plain } from '../wire/values.ts';

/** Messages that ask imported members to set their first password. */
const letters = z.object({
  /** Active members without a password who were not written to yet: how many, and by which channel. */
  toWrite: count,
  byMail: count,
  bySms: count,
  unreachable: count,
  /** Numbers of members with a requested message: waiting, sent, and bounced emails. */
  waiting: count,
  sent: count,
  bounced: count,
  /** Imported members who have set a password. */
  withPassword: count,
  /** The message in each language, with example values. */
  examples: z.array(z.object({ lang, subject: plain.text, body: plain.text, sms: plain.text })),
});

export const movedMemberLetterCalls = {
  getMovedMemberLetters: staff('shop.write').get('staff/moving/letters', {
    summary: 'How many moved members have no password yet, and how writing to them goes on',
    output: letters,
  }),
  writeToMovedMembers: staff('shop.write').postOnce('staff/moving/letters/send', {
    summary: 'Write to each moved member without a password once, with a link to set the first one',
    input: z.strictObject({
      /** The number of members that the caller saw. If it has changed, the call is refused. */
      count: z.number({ error: 'field.required' }).int('field.integer').min(1, 'field.tooSmall'),
    }),
    output: letters,
    refusals: ['moving.lettersChanged', 'moving.noWay'],
  }),
};
