import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, note, page, pageFields, query, text } from '../wire/values.ts';
import { readyAnswerCalls } from './ready.ts';
import { messageInput, messageSequence, talkMessage } from './shapes.ts';

export const talkShelves = ['unassigned', 'mine', 'all', 'closed'] as const;
const talkId = id;

const talkRow = z.object({
  id,
  /** Null: a guest. */
  memberId: id.nullable(),
  name: z.string(),
  account: z.string(),
  assignedTo: z.object({ staffId: id, name: z.string() }).nullable(),
  lastText: z.string(),
  lastAt: instant,
  waitingSince: instant.nullable(),
  unread: z.boolean(),
  closedAt: instant.nullable(),
  mutedAt: instant.nullable(),
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

export const supportDeskCalls = {
  ...readyAnswerCalls,
  listTalks: call('GET', 'staff/talks', {
    by: 'staff',
    can: 'talk.write',
    summary: 'List conversations; those waiting longest first',
    input: z.strictObject({
      shelf: z.enum(talkShelves).default('all'),
      /** An account or a name. */
      words: z.string().trim().max(100, 'field.tooLong').optional(),
      ...pageFields,
    }),
    output: page(talkRow).extend({
      /** Open conversations that wait for an answer: unassigned ones, and mine. */
      waiting: z.object({ unassigned: z.number().int(), mine: z.number().int() }),
    }),
  }),
  getTalk: call('GET', 'staff/talks/one', {
    by: 'staff',
    can: 'talk.write',
    summary: 'Get a conversation with its latest messages and notes',
    input: z.strictObject({ talkId, last: query.int(1, 500).default(50) }),
    output: talkRow.extend({
      messages: z.array(talkMessage),
      more: z.boolean(),
      /** The customer has seen our messages up to here. */
      seenSeq: z.number().int(),
      typing: z.boolean(),
      /** Colleagues who have this conversation open, and whether they are typing. */
      colleagues: z.array(z.object({ staffId: id, name: z.string(), typing: z.boolean() })),
    }),
  }),
  beginTalk: call('POST', 'staff/talks/begin', {
    by: 'staff',
    can: 'talk.write',
    summary: 'Message a member first; assigns an unassigned conversation to me',
    input: z.strictObject({ memberId: id, id, text: text(talkTextMax) }),
    output: z.object({ talkId: id }),
  }),
  lookAtTalk: call('POST', 'staff/talks/look', {
    by: 'staff',
    can: 'talk.write',
    passing: true,
    summary: 'Show colleagues whether I have this conversation open',
    input: z.strictObject({ talkId, here: z.boolean() }),
    output: doneAnswer,
  }),
  listTalkStaff: call('GET', 'staff/talks/staff', {
    by: 'staff',
    can: 'talk.write',
    summary: 'List staff who can take over a conversation',
    input: emptyInput,
    output: z.object({ list: z.array(z.object({ staffId: id, name: z.string() })) }),
  }),
  answerTalk: call('POST', 'staff/talks/answer', {
    by: 'staff',
    can: 'talk.write',
    summary: 'Answer a customer; assigns an unassigned conversation to me',
    input: z.strictObject({ talkId, ...messageInput }),
    output: talkMessage,
    refusals: ['support.empty', 'support.pictureUnknown'],
  }),
  noteTalk: call('POST', 'staff/talks/note', {
    by: 'staff',
    can: 'talk.write',
    summary: 'Add a staff note to a conversation',
    input: z.strictObject({ talkId, id, text: text(talkTextMax) }),
    output: talkMessage,
  }),
  assignTalk: call('POST', 'staff/talks/assign', {
    by: 'staff',
    can: 'talk.write',
    summary: 'Assign a conversation to me or a colleague, or release it',
    input: z.strictObject({ talkId, staffId: id.nullable(), note: note(500).default('') }),
    output: doneAnswer,
    refusals: ['support.staffUnknown'],
  }),
  closeTalk: call('POST', 'staff/talks/close', {
    by: 'staff',
    can: 'talk.write',
    summary: 'Close or reopen a conversation',
    input: z.strictObject({ talkId, closed: z.boolean() }),
    output: doneAnswer,
  }),
  muteTalk: call('POST', 'staff/talks/mute', {
    by: 'staff',
    can: 'talk.write',
    summary: 'Mute a customer in their conversation, or let them write again',
    input: z.strictObject({ talkId, muted: z.boolean() }),
    output: doneAnswer,
  }),
  seeTalkByStaff: call('POST', 'staff/talks/see', {
    by: 'staff',
    can: 'talk.write',
    passing: true,
    summary: 'Mark a customer’s messages as seen',
    input: z.strictObject({ talkId, seq: messageSequence }),
    output: doneAnswer,
  }),
  typeToCustomer: call('POST', 'staff/talks/typing', {
    by: 'staff',
    can: 'talk.write',
    passing: true,
    summary: 'Show the customer that someone is typing',
    input: z.strictObject({ talkId }),
    output: doneAnswer,
  }),
  getChatSettings: call('GET', 'staff/talks/settings', {
    by: 'staff',
    can: 'shop.read',
    summary: 'Get the chat hours and automatic replies',
    input: emptyInput,
    output: chatSettingsInput,
  }),
  saveChatSettings: call('POST', 'staff/talks/settings', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Set the chat hours and automatic replies',
    input: chatSettingsInput,
    output: chatSettingsInput,
  }),
};
