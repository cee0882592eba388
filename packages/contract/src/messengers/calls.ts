import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, note, text } from '../wire/values.ts';

const messengers = z.enum(['line', 'wechat']);
export type Messenger = z.infer<typeof messengers>;

/** A 256-bit secret of the browser that started the login; others see only its hash. */
const proof = text(100);
const returned = z.strictObject({
  code: text(2000),
  state: text(100),
  browserKey: proof,
  /** The issuer of the answer, if the messenger names it (RFC 9207). */
  iss: note(300).optional(),
});
/** Where to send the browser. The browser keeps the key and must return with this state. */
const departure = z.object({ url: z.string(), state: z.string(), browserKey: z.string() });

/** Logging in with a messenger, and a member's accounts there. */
export const messengerCalls = {
  beginLineLogin: call('POST', 'Member/BeginLineLogin', {
    by: 'guest',
    summary: 'Start a LINE login',
    input: emptyInput,
    output: departure,
    refusals: ['messenger.notOffered', 'messenger.unavailable'],
  }),
  beginBinding: call('POST', 'Member/BeginBinding', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Start linking a messenger',
    input: z.strictObject({ provider: messengers }),
    output: departure,
    refusals: ['messenger.notOffered', 'messenger.unavailable', 'messenger.alreadyBound'],
  }),
  getLineIdByCode: call('POST', 'Member/GetLineIdByCode', {
    by: 'guest',
    alsoAsGet: true,
    summary: 'Exchange LINE’s code for a one-time ticket',
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
    summary: 'Log in with a LINE ticket; without a member, the ticket is returned',
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
    summary: 'Link the LINE account of a ticket to this member',
    input: z.strictObject({ ticket: proof }),
    output: doneAnswer,
    refusals: ['messenger.ticketInvalid', 'messenger.alreadyBound', 'messenger.boundElsewhere'],
  }),
  getBindings: call('GET', 'Member/GetBindings', {
    by: 'member',
    summary: 'List your linked messenger accounts',
    input: emptyInput,
    output: z.object({
      list: z.array(
        z.object({
          provider: messengers,
          name: z.string(),
          boundAt: instant,
          /** Whether I have the shop's official account as a friend; null if unknown. */
          friend: z.boolean().nullable(),
        }),
      ),
      /** The LINE page that adds the official account. */
      addFriendUrl: z.string().nullable(),
    }),
  }),
  clearLineId: call('POST', 'Member/ClearLineId', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Unlink LINE',
    input: emptyInput,
    output: doneAnswer,
    refusals: ['messenger.unbindFailed'],
  }),
  bindWeChat: call('POST', 'Member/WeChatOpenIdBind', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Link the WeChat official account to this member',
    input: returned.omit({ iss: true }),
    output: doneAnswer,
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
    summary: 'Unlink the WeChat official account',
    input: emptyInput,
    output: doneAnswer,
    refusals: ['messenger.unbindFailed'],
  }),
};

/** QR login: a desktop shows a code, and a phone approves it. */
export const qrLoginCalls = {
  beginQrLogin: call('POST', 'Member/BeginQrLogin', {
    by: 'guest',
    summary: 'Start a QR login; the scan code goes into the picture',
    input: emptyInput,
    output: z.object({ id, browserKey: z.string(), scanCode: z.string(), expiresAt: instant }),
  }),
  getQrLoginStatus: call('POST', 'Member/getQrLoginStatus', {
    by: 'guest',
    alsoAsGet: true,
    summary: 'Get the status of a QR login; once confirmed, its token',
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
    summary: 'Get the browser behind a scanned QR code',
    input: z.strictObject({ id, scanCode: proof }),
    output: z.object({ userAgent: z.string(), ip: z.string(), createdAt: instant, expiresAt: instant }),
    refusals: ['messenger.qrInvalid'],
  }),
  answerQrLogin: call('POST', 'Member/AnswerQrLogin', {
    by: 'member',
    personal: true,
    fresh: { when: 'accept' },
    summary: 'Approve or deny a QR login for another browser',
    input: z.strictObject({ id, scanCode: proof, accept: z.boolean() }),
    output: doneAnswer,
    refusals: ['messenger.qrInvalid'],
  }),
};
