import { readyAnswerNameMax, readyAnswersMax } from '@crossdock/domain/support/readyAnswers.ts';
import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, createdAnswer, id, instant, note, plain, query, text, texts } from '../wire/values.ts';

export const readyAnswerInput = z
  .strictObject({
    /** Omitted for a new answer. */
    id: plain.optionalId,
    name: text(readyAnswerNameMax),
    zh: note(talkTextMax).default(''),
    tw: note(talkTextMax).default(''),
    en: note(talkTextMax).default(''),
  })
  .refine(({ zh, tw, en }) => zh !== '' || tw !== '' || en !== '', { error: 'field.required', path: ['tw'] });

const readyAnswer = z.object({
  id,
  name: plain.text,
  ...texts.shape,
  updatedBy: plain.text,
  updatedAt: instant,
});
export type ReadyAnswer = z.infer<typeof readyAnswer>;

const waits = { count, medianS: count, p90S: count };

/** Prepared answers for staff, and statistics of answering times. */
export const readyAnswerCalls = {
  listReadyAnswers: staff('talk.write').get('staff/talks/ready', {
    summary: 'List the saved replies in all languages, by name',
    output: z.object({ list: z.array(readyAnswer).max(readyAnswersMax) }),
  }),
  saveReadyAnswer: staff('shop.write').post('staff/talks/ready', {
    summary: 'Save a reply: {member}, {parcel}, {order}, {shop} and {hours} are filled in',
    input: readyAnswerInput,
    output: createdAnswer,
    refusals: ['notice.variableUnknown', 'support.readyNameTaken', 'support.readyFull'],
  }),
  removeReadyAnswer: staff('shop.write').byId.post('staff/talks/ready/remove', {
    summary: 'Delete a saved reply',
  }),
  fillReadyAnswers: staff('talk.write').get('staff/talks/ready/filled', {
    summary: 'Get saved replies filled in for a conversation',
    input: z.strictObject({ talkId: id }),
    output: listOf(z.object({ id, name: plain.text, text: plain.text })),
  }),
  getAnswerTimes: staff('talk.write').get('staff/talks/times', {
    summary: 'Get first reply times by day, hour and staff member',
    input: z.strictObject({ days: query.int(1, 90).default(14) }),
    output: z.object({
      all: z.object(waits),
      days: z.array(z.object({ day: plain.text, ...waits })),
      hours: z.array(z.object({ hour: count, ...waits })),
      staff: z.array(z.object({ staffId: id, name: plain.text, ...waits })),
    }),
  }),
};
