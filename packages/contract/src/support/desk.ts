import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, instant, note, plain, query, text } from '../wire/values.ts';
import { readyAnswerCalls } from './readyAnswers.ts';
import { messageInput, messageSequence, talkMessage } from './shapes.ts';

export const talkTabs = ['unassigned', 'mine', 'all', 'closed'] as const;
const talkId = id;

const talkRow = z.object({
  id,
  /** Null: a guest. */
  memberId: plain.maybeId,
  name: plain.text,
  account: plain.text,
  assignedTo: z.object({ staffId: id, name: plain.text }).nullable(),
  lastText: plain.text,
  lastAt: instant,
  waitingSince: plain.maybeInstant,
  unread: plain.yesNo,
  closedAt: plain.maybeInstant,
  mutedAt: plain.maybeInstant,
});
export type TalkRow = z.infer<typeof talkRow>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'field.invalid');

export const chatSettingsInput = z.strictObject({
  days: z
    .array(z.number().int().min(0, 'field.tooSmall').max(6, 'field.tooBig'))
    .max(7, 'field.tooMany')
    .transform((days) => [...new Set(days)].sort()),
  from: clock,
  until: clock,
  away: z.strictObject({ zh: note(500), tw: note(500), en: note(500) }),
});
export type ChatSettingsInput = z.infer<typeof chatSettingsInput>;

const settings = settingsCalls('staff/talks/settings', chatSettingsInput, chatSettingsInput);

export const supportDeskCalls = {
  ...readyAnswerCalls,
  listTalks: staff('talk.write').page('staff/talks', {
    summary: 'List conversations; those waiting longest first',
    filters: {
      shelf: z.enum(talkTabs).default('all'),
      /** An account or a name. */
      words: searchWords,
    },
    of: talkRow,
    with: {
      /** The number of open conversations that wait for an answer: unassigned ones, and those of the reader. */
      waiting: z.object({ unassigned: count, mine: count }),
    },
  }),
  getTalk: staff('talk.write').get('staff/talks/one', {
    summary: 'Get a conversation with its latest messages and notes',
    input: z.strictObject({ talkId, last: query.int(1, 500).default(50) }),
    output: talkRow.extend({
      messages: z.array(talkMessage),
      more: plain.yesNo,
      /** The customer has seen our messages up to this number. */
      seenSeq: count,
      typing: plain.yesNo,
      /** Colleagues who have this conversation open, and whether they are typing. */
      colleagues: z.array(z.object({ staffId: id, name: plain.text, typing: plain.yesNo })),
    }),
  }),
  beginTalk: staff('talk.write').post('staff/talks/begin', {
    summary: 'Message a member first; assigns an unassigned conversation to me',
    input: z.strictObject({ memberId: id, id, text: text(talkTextMax) }),
    output: z.object({ talkId: id }),
  }),
  lookAtTalk: staff('talk.write').post('staff/talks/look', {
    summary: 'Show colleagues whether I have this conversation open',
    passing: true,
    input: z.strictObject({ talkId, here: plain.yesNo }),
  }),
  listTalkStaff: staff('talk.write').get('staff/talks/staff', {
    summary: 'List staff who can take over a conversation',
    output: listOf(z.object({ staffId: id, name: plain.text })),
  }),
  answerTalk: staff('talk.write').post('staff/talks/answer', {
    summary: 'Answer a customer; assigns an unassigned conversation to me',
    input: z.strictObject({ talkId, ...messageInput }),
    output: talkMessage,
    refusals: ['support.empty', 'support.pictureUnknown'],
  }),
  noteTalk: staff('talk.write').post('staff/talks/note', {
    summary: 'Add a staff note to a conversation',
    input: z.strictObject({ talkId, id, text: text(talkTextMax) }),
    output: talkMessage,
  }),
  assignTalk: staff('talk.write').post('staff/talks/assign', {
    summary: 'Assign a conversation to me or a colleague, or release it',
    input: z.strictObject({ talkId, staffId: plain.maybeId, note: note(500).default('') }),
    refusals: ['support.staffUnknown'],
  }),
  closeTalk: staff('talk.write').post('staff/talks/close', {
    summary: 'Close or reopen a conversation',
    input: z.strictObject({ talkId, closed: plain.yesNo }),
  }),
  muteTalk: staff('talk.write').post('staff/talks/mute', {
    summary: 'Mute a customer in their conversation, or let them write again',
    input: z.strictObject({ talkId, muted: plain.yesNo }),
  }),
  seeTalkByStaff: staff('talk.write').post('staff/talks/see', {
    summary: 'Mark a customer’s messages as seen',
    passing: true,
    input: z.strictObject({ talkId, seq: messageSequence }),
  }),
  typeToCustomer: staff('talk.write').post('staff/talks/typing', {
    summary: 'Show the customer that someone is typing',
    passing: true,
    input: z.strictObject({ talkId }),
  }),
  getChatSettings: settings.get('shop.read', 'Get the chat hours and automatic replies'),
  saveChatSettings: settings.save('shop.write', 'Set the chat hours and automatic replies'),
};
