import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, note, nothing, text } from '../wire/values.ts';

const messengers = z.enum(['line', 'wechat']);
export type Messenger = z.infer<typeof messengers>;

/** A proof of 256 bits, held by the browser that began; what others see of it is its hash. */
const proof = text(100);
const returned = z.strictObject({
  code: text(2000),
  state: text(100),
  browserKey: proof,
  /** Who answers, where the messenger says so (RFC 9207). */
  iss: note(300).optional(),
});
/** Where to send the browser. It keeps the key, and comes back with this very state or not at all. */
const departure = z.object({ url: z.string(), state: z.string(), browserKey: z.string() });

/** Logging in with a messenger, and a member's accounts there. */
export const messengerCalls = {
  beginLineLogin: call('POST', 'Member/BeginLineLogin', {
    by: 'guest',
    summary: 'Begin to log in with LINE',
    input: nothing,
    output: departure,
    refusals: ['messenger.notOffered', 'messenger.unavailable'],
  }),
  beginBinding: call('POST', 'Member/BeginBinding', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Begin to bind a messenger',
    input: z.strictObject({ provider: messengers }),
    output: departure,
    refusals: ['messenger.notOffered', 'messenger.unavailable', 'messenger.alreadyBound'],
  }),
  getLineIdByCode: call('POST', 'Member/GetLineIdByCode', {
    by: 'guest',
    alsoAsGet: true,
    summary: "Exchange LINE's code for a one-time ticket that stands for the LINE account",
    input: returned,
    output: z.object({ ticket: z.string(), bound: z.boolean(), name: z.string() }),
    refusals: [
      'messenger.notOffered',
      'messenger.unavailable',
      'messenger.signInInvalid',
      'messenger.declined',
    ],
  }),
  lineLogin: call('POST', 'Member/Line_Login', {
    by: 'guest',
    summary: 'Log in with a ticket; without a member behind it the ticket comes back, to be bound',
    input: z.strictObject({ ticket: proof }),
    output: z.object({
      token: z.string().nullable(),
      memberId: id.nullable(),
      ticket: z.string().nullable(),
    }),
    refusals: ['messenger.ticketInvalid', 'member.disabled'],
    marksDevice: true,
  }),
  bindLine: call('POST', 'Member/BindLine', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Bind the LINE account of a ticket to this member',
    input: z.strictObject({ ticket: proof }),
    output: done,
    refusals: ['messenger.ticketInvalid', 'messenger.alreadyBound', 'messenger.boundElsewhere'],
  }),
  getBindings: call('GET', 'Member/GetBindings', {
    by: 'member',
    summary: "The member's accounts at messengers",
    input: nothing,
    output: z.object({
      list: z.array(
        z.object({
          provider: messengers,
          name: z.string(),
          boundAt: instant,
          /** Whether I have the shop's official account as a friend; null where nobody knows. */
          friend: z.boolean().nullable(),
        }),
      ),
      /** Where LINE offers to add the official account. */
      addFriendUrl: z.string().nullable(),
    }),
  }),
  clearLineId: call('POST', 'Member/ClearLineId', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Unbind LINE',
    input: nothing,
    output: done,
    refusals: ['messenger.unbindFailed'],
  }),
  bindWeChat: call('POST', 'Member/WeChatOpenIdBind', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: "Exchange the official account's code for the openid and bind it to this member",
    input: returned.omit({ iss: true }),
    output: done,
    refusals: [
      'messenger.notOffered',
      'messenger.unavailable',
      'messenger.signInInvalid',
      'messenger.declined',
      'messenger.alreadyBound',
      'messenger.boundElsewhere',
    ],
  }),
  clearOpenId: call('POST', 'Member/ClearOpenId', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Unbind the official account',
    input: nothing,
    output: done,
    refusals: ['messenger.unbindFailed'],
  }),
};

/** A desktop that shows a code, and the phone that answers for it. */
export const qrLoginCalls = {
  beginQrLogin: call('POST', 'Member/BeginQrLogin', {
    by: 'guest',
    summary:
      'Begin to log in by a code that a phone scans; the key stays here, the scan code goes into the picture',
    input: nothing,
    output: z.object({ id, browserKey: z.string(), scanCode: z.string(), expiresAt: instant }),
  }),
  getQrLoginStatus: call('POST', 'Member/getQrLoginStatus', {
    by: 'guest',
    alsoAsGet: true,
    summary: 'How far a code login is; once confirmed it answers the token, once',
    input: z.strictObject({ id, browserKey: proof }),
    output: z.object({
      state: z.enum(['waiting', 'scanned', 'confirmed', 'refused']),
      token: z.string().nullable(),
      memberId: id.nullable(),
    }),
    refusals: ['messenger.qrInvalid', 'member.disabled'],
    marksDevice: true,
  }),
  scanQrLogin: call('POST', 'Member/ScanQrLogin', {
    by: 'member',
    personal: true,
    summary: 'A phone has read the code: which browser asks, from where, since when',
    input: z.strictObject({ id, scanCode: proof }),
    output: z.object({ userAgent: z.string(), ip: z.string(), createdAt: instant, expiresAt: instant }),
    refusals: ['messenger.qrInvalid'],
  }),
  answerQrLogin: call('POST', 'Member/AnswerQrLogin', {
    by: 'member',
    personal: true,
    fresh: { when: 'accept' },
    summary: 'Let the other browser in, with a session as old as this one, or not',
    input: z.strictObject({ id, scanCode: proof, accept: z.boolean() }),
    output: done,
    refusals: ['messenger.qrInvalid'],
  }),
};
