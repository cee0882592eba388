import { z } from 'zod';
import { uploadedPicture } from '../members/inputs.ts';
import { guest, member } from '../wire/call.ts';
import { count, id, plain } from '../wire/values.ts';
import { supportDeskCalls } from './desk.ts';
import { messageInput, messageSequence, talkMessage } from './shapes.ts';

/** Identifies the customer. `getCustomer` issues it; a member's pass is valid as long as the session. */
const pass = z.string().max(200, 'field.tooLong');

export const supportCalls = {
  ...supportDeskCalls,
  getChatFrame: guest.get('ChatSend/GetFrame', {
    summary: 'Get the signed chat address for this member',
    output: z.object({ url: plain.text, own: plain.yesNo }),
    refusals: ['session.actingForbidden'],
  }),
  getCustomer: guest.post('ChatSend/GetCustomer', {
    summary: 'Get who is chatting: a member, or a guest',
    alsoAsGet: true,
    misspelt: { memberId: 'memberid', memberName: 'membername' },
    input: z.strictObject({
      memberId: z.string().max(36, 'field.tooLong').default(''),
      memberName: z.string().max(100, 'field.tooLong').default(''),
      timestamp: z.coerce.number<string | number>().int('field.integer').min(0, 'field.tooSmall').default(0),
      sign: z.string().max(200, 'field.tooLong').default(''),
      /** The guest's pass from before login, so that the member continues the same conversation. */
      guest: pass.default(''),
    }),
    output: z.object({ customerId: id, pass: plain.text, member: plain.yesNo, name: plain.text }),
    refusals: ['support.signature', 'session.actingForbidden'],
  }),
  readTalk: guest.post('ChatSend/GetMessages', {
    summary: 'Read my conversation: new, latest or earlier messages',
    input: z.strictObject({ pass, after: messageSequence.optional(), before: messageSequence.optional() }),
    output: z.object({
      messages: z.array(talkMessage),
      /** There are more messages in the requested direction. */
      more: plain.yesNo,
      /** The shop has seen the customer's messages up to this number. */
      seenSeq: count,
      typing: plain.yesNo,
      open: plain.yesNo,
    }),
    refusals: ['support.passEnded', 'session.actingForbidden'],
  }),
  say: guest.post('ChatSend/Send', {
    summary: 'Send a message, photo, parcel, order or product to the shop',
    input: z.strictObject({
      pass,
      ...messageInput,
      parcelId: plain.optionalId,
      orderId: plain.optionalId,
      productId: plain.optionalId,
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
  uploadToTalk: guest.post('ChatSend/Upload', {
    summary: 'Upload a photo for a message; it is re-encoded',
    body: 'file',
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
  countUnreadTalk: member.get('ChatSend/CountUnread', {
    summary: 'Count unread answers in my conversation',
    output: z.object({ unread: count }),
  }),
  seeTalk: guest.post('ChatSend/Read', {
    summary: 'Mark the shop’s messages as seen',
    input: z.strictObject({ pass, seq: messageSequence }),
    refusals: ['support.passEnded', 'session.actingForbidden'],
  }),
  typeInTalk: guest.post('ChatSend/Typing', {
    summary: 'Show the shop that I’m typing',
    input: z.strictObject({ pass }),
    refusals: ['support.passEnded', 'session.actingForbidden'],
  }),
};
