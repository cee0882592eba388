import { deliveryFaults, messageStates } from '@crossdock/domain/notices/delivery.ts';
import { messageChannels, noticeEvents } from '@crossdock/domain/notices/events.ts';
import { noticeKinds } from '@crossdock/domain/notices/kinds.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, note, plain } from '../wire/values.ts';

const channel = z.enum(messageChannels);

const messageRow = z.object({
  id,
  channel,
  /** An email address, a number or a LINE account; for push only the word "browser". */
  recipient: plain.text,
  /** The recipient of a notification; null for codes and test messages. */
  member: z.object({ id, name: plain.text, account: plain.text }).nullable(),
  event: z.enum(noticeEvents).nullable(),
  subject: plain.text,
  state: z.enum(messageStates),
  /** The error of the last failed attempt, from the provider or from us. */
  failure: plain.maybeText,
  /** Why a sent message was not delivered. */
  fault: z.enum(deliveryFaults).nullable(),
  /** For a sent message: whether its provider will report the delivery. */
  report: z.enum(['awaited', 'none']).nullable(),
  attempts: count,
  /** For a text message: the number of parts that providers charge. */
  segments: plain.maybeCount,
  /** The provider's id. */
  reference: plain.maybeText,
  createdAt: instant,
  sentAt: plain.maybeInstant,
  /** When the provider last reported. */
  reportedAt: plain.maybeInstant,
  /** The message was not sent and has not expired, so staff can send it again. */
  retryable: plain.yesNo,
});

/** Sent and unsent messages to members. Codes and links are hidden from staff, except in demo shops. */
export const messageCalls = {
  listMessages: staff('message.read').page('staff/messages', {
    summary: 'List messages to members with delivery status, without their texts',
    filters: {
      words: note(100).default(''),
      channel: channel.optional(),
      state: z.enum(messageStates).optional(),
      kind: z.enum(noticeKinds).optional(),
      memberId: plain.optionalId,
      ...dayRangeFields,
    },
    of: messageRow,
    table: {
      views: 'messages',
      title: 'staff.messages',
      columns: {
        at: column.instant('staff.at', 'createdAt'),
        channel: column.choice('staff.channel', 'channel', 'notices.way'),
        to: column.text('staff.recipient', 'recipient member.name'),
        subject: column.text('staff.body', 'subject'),
        state: column.choice('staff.status', 'state', 'staff.message'),
        failure: column.text('tables.reason', 'failure'),
      },
    },
  }),
  readMessage: staff('message.read').post('staff/messages/read', {
    summary: 'Read one message; the reading is recorded and codes are masked',
    input: z.strictObject({ messageId: id }),
    output: z.object({
      /** Empty if the text was removed after sending or expiry. */
      body: plain.text,
      masked: plain.yesNo,
    }),
  }),
  retryMessage: staff('message.retry').post('staff/messages/retry', {
    summary: 'Resend a message that did not arrive',
    input: z.strictObject({ messageId: id }),
    refusals: ['message.notRetryable'],
  }),
  getMessageChannels: staff('shop.read').get('staff/messages/channels', {
    summary: 'Get whether email, text messages and LINE are set up, and what holds them up',
    output: z.object({
      email: plain.yesNo,
      sms: plain.yesNo,
      line: plain.yesNo,
      /** Channels whose messages wait because the provider accepts none at the moment, with its latest error. */
      waiting: z.array(z.object({ channel, count, failure: plain.text })),
    }),
  }),
};
