import { z } from 'zod';
import { uploadedPicture } from '../members/inputs.ts';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id } from '../wire/values.ts';
import { supportDeskCalls } from './desk.ts';
import { messageInput, messageSequence, talkMessage } from './shapes.ts';

/** Identifies the customer. `getCustomer` issues it; a member's is valid as long as the session. */
const pass = z.string().max(200, 'field.tooLong');

export const supportCalls = {
  ...supportDeskCalls,
  getChatFrame: call('GET', 'ChatSend/GetFrame', {
    by: 'guest',
    summary: 'Get the signed chat address for this member',
    input: emptyInput,
    output: z.object({ url: z.string(), own: z.boolean() }),
    refusals: ['session.actingForbidden'],
  }),
  getCustomer: call('POST', 'ChatSend/GetCustomer', {
    by: 'guest',
    alsoAsGet: true,
    summary: 'Get who is chatting: a member, or a guest',
    misspelt: { memberId: 'memberid', memberName: 'membername' },
    input: z.strictObject({
      memberId: z.string().max(36, 'field.tooLong').default(''),
      memberName: z.string().max(100, 'field.tooLong').default(''),
      timestamp: z.coerce.number<string | number>().int('field.integer').min(0, 'field.tooSmall').default(0),
      sign: z.string().max(200, 'field.tooLong').default(''),
      /** The guest's pass from before login, so that the member continues the same conversation. */
      guest: pass.default(''),
    }),
    output: z.object({ customerId: id, pass: z.string(), member: z.boolean(), name: z.string() }),
    refusals: ['support.signature', 'session.actingForbidden'],
  }),
  readTalk: call('POST', 'ChatSend/GetMessages', {
    by: 'guest',
    summary: 'Read my conversation: new, latest or earlier messages',
    input: z.strictObject({ pass, after: messageSequence.optional(), before: messageSequence.optional() }),
    output: z.object({
      messages: z.array(talkMessage),
      /** There are more messages in the requested direction. */
      more: z.boolean(),
      /** The shop has seen my messages up to here. */
      seenSeq: z.number().int(),
      typing: z.boolean(),
      open: z.boolean(),
    }),
    refusals: ['support.passEnded', 'session.actingForbidden'],
  }),
  say: call('POST', 'ChatSend/Send', {
    by: 'guest',
    summary: 'Send a message, photo, parcel, order or product to the shop',
    input: z.strictObject({
      pass,
      ...messageInput,
      parcelId: id.optional(),
      orderId: id.optional(),
      productId: id.optional(),
    }),
    output: talkMessage,
    refusals: [
      'support.passEnded',
      'support.muted',
      'support.empty',
      'support.pictureUnknown',
      'support.cardUnknown',
      'session.actingForbidden',
    ],
  }),
  uploadToTalk: call('POST', 'ChatSend/Upload', {
    by: 'guest',
    body: 'file',
    summary: 'Upload a photo for a message; it is re-encoded',
    input: z.strictObject({ pass }),
    output: uploadedPicture,
    refusals: [
      'support.passEnded',
      'support.muted',
      'support.picturesFull',
      'support.pictureTooLarge',
      'member.pictureInvalid',
      'session.actingForbidden',
    ],
  }),
  countUnreadTalk: call('GET', 'ChatSend/CountUnread', {
    by: 'member',
    summary: 'Count unread answers in my conversation',
    input: emptyInput,
    output: z.object({ unread: z.number().int() }),
  }),
  seeTalk: call('POST', 'ChatSend/Read', {
    by: 'guest',
    summary: 'Mark the shop’s messages as seen',
    input: z.strictObject({ pass, seq: messageSequence }),
    output: doneAnswer,
    refusals: ['support.passEnded', 'session.actingForbidden'],
  }),
  typeInTalk: call('POST', 'ChatSend/Typing', {
    by: 'guest',
    summary: 'Show the shop that I’m typing',
    input: z.strictObject({ pass }),
    output: doneAnswer,
    refusals: ['support.passEnded', 'session.actingForbidden'],
  }),
};
