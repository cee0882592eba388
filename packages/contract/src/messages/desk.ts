import { deliveryFaults, messageStates } from '@crossdock/domain/notices/delivery.ts';
import { noticeEvents, sentWays } from '@crossdock/domain/notices/events.ts';
import { noticeKinds } from '@crossdock/domain/notices/kinds.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, note, nothing, page, pageFields } from '../wire/values.ts';

const channel = z.enum(sentWays);

const messageRow = z.object({
  id,
  channel,
  /** An address, a number, an account at LINE; of a browser only that it is one. */
  recipient: z.string(),
  /** To whom a notice is; null for codes, and for what was tried. */
  member: z.object({ id, name: z.string(), account: z.string() }).nullable(),
  event: z.enum(noticeEvents).nullable(),
  subject: z.string(),
  state: z.enum(messageStates),
  /** What the other side, or ours, said at the last attempt that did not succeed. */
  failure: z.string().nullable(),
  /** Why a message that was handed over did not arrive. */
  fault: z.enum(deliveryFaults).nullable(),
  /** Of one that was handed over: whether its provider will say what became of it. */
  report: z.enum(['awaited', 'none']).nullable(),
  attempts: z.number().int(),
  /** Of a text message: in how many parts it went, by which providers charge. */
  segments: z.number().int().nullable(),
  /** The provider's name for it. */
  reference: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** When the provider last said what became of it. */
  reportedAt: instant.nullable(),
  /** It can be sent again by hand: it was not sent, and has not run out. */
  retryable: z.boolean(),
});

/** What was sent to members, and what was not. Nobody of the staff is shown a code or a link, but in demo shops. */
export const messageCalls = {
  listMessages: call('GET', 'staff/messages', {
    by: 'staff',
    can: 'message.read',
    summary: 'List messages to members with delivery status, without their texts',
    input: z.strictObject({
      words: note(100).default(''),
      channel: channel.optional(),
      state: z.enum(messageStates).optional(),
      kind: z.enum(noticeKinds).optional(),
      memberId: id.optional(),
      ...pageFields,
    }),
    output: page(messageRow),
  }),
  readMessage: call('POST', 'staff/messages/read', {
    by: 'staff',
    can: 'message.read',
    summary: 'Read one message; the reading is recorded and codes are masked',
    input: z.strictObject({ messageId: id }),
    output: z.object({
      /** Empty where it was blanked: after sending, or once it had run out. */
      body: z.string(),
      masked: z.boolean(),
    }),
  }),
  retryMessage: call('POST', 'staff/messages/retry', {
    by: 'staff',
    can: 'message.retry',
    summary: 'Resend a message that did not arrive',
    input: z.strictObject({ messageId: id }),
    output: done,
    refusals: ['message.notRetryable'],
  }),
  getMessageChannels: call('GET', 'staff/messages/channels', {
    by: 'staff',
    can: 'shop.read',
    summary: 'Get whether email, text messages and LINE are set up, and what holds them up',
    input: nothing,
    output: z.object({
      email: z.boolean(),
      sms: z.boolean(),
      line: z.boolean(),
      /** Ways on which messages wait because the other side does not take them now, with what it said last. */
      waiting: z.array(z.object({ channel, count: z.number().int(), failure: z.string() })),
    }),
  }),
};
