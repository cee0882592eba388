import { z } from 'zod';
import { guest, member } from '../wire/call.ts';
import { id, instant, note, plain, text } from '../wire/values.ts';

const messengers = z.enum(['line', 'wechat']);
export type Messenger = z.infer<typeof messengers>;

/** A 256-bit secret of the browser that started the login. Messengers and other browsers see only its hash. */
const proof = text(100);
const returned = z.strictObject({
  code: text(2000),
  state: text(100),
  browserKey: proof,
  /** The issuer of the answer, if the messenger names it (RFC 9207). */
  iss: note(300).optional(),
});
/**
 * The messenger's address to which the browser is sent. The browser keeps `browserKey` and must send it back together
 * with `state`.
 */
const departure = z.object({ url: plain.text, state: plain.text, browserKey: plain.text });

/** Logging in with a messenger, and a member's accounts there. */
export const messengerCalls = {
  beginLineLogin: guest.post('Member/BeginLineLogin', {
    summary: 'Start a LINE login',
    output: departure,
    refusals: ['messenger.notOffered', 'messenger.unavailable'],
  }),
  beginBinding: member.post('Member/BeginBinding', {
    summary: 'Start linking a messenger',
    fresh: true,
    input: z.strictObject({ provider: messengers }),
    output: departure,
    refusals: ['messenger.notOffered', 'messenger.unavailable', 'messenger.alreadyBound'],
  }),
  getLineIdByCode: guest.post('Member/GetLineIdByCode', {
    summary: 'Exchange LINE’s code for a one-time ticket',
    alsoAsGet: true,
    input: returned,
    output: z.object({ ticket: plain.text, bound: plain.yesNo, name: plain.text }),
    refusals: [
      'messenger.notOffered',
      'messenger.unavailable',
      'messenger.signInInvalid',
      'messenger.declined',
    ],
  }),
  lineLogin: guest.post('Member/Line_Login', {
    summary: 'Log in with a LINE ticket; without a member, the ticket is returned',
    input: z.strictObject({ ticket: proof }),
    output: z.object({
      token: plain.maybeText,
      memberId: plain.maybeId,
      ticket: plain.maybeText,
    }),
    refusals: ['messenger.ticketInvalid', 'member.disabled'],
    marksDevice: true,
  }),
  bindLine: member.post('Member/BindLine', {
    summary: 'Link the LINE account of a ticket to this member',
    fresh: true,
    input: z.strictObject({ ticket: proof }),
    refusals: ['messenger.ticketInvalid', 'messenger.alreadyBound', 'messenger.boundElsewhere'],
  }),
  getBindings: member.get('Member/GetBindings', {
    summary: 'List your linked messenger accounts',
    output: z.object({
      list: z.array(
        z.object({
          provider: messengers,
          name: plain.text,
          boundAt: instant,
          /** Whether I have the shop's official account as a friend; null if unknown. */
          friend: plain.yesNo.nullable(),
        }),
      ),
      /** The LINE page that adds the official account. */
      addFriendUrl: plain.maybeText,
    }),
  }),
  clearLineId: member.post('Member/ClearLineId', {
    summary: 'Unlink LINE',
    fresh: true,
    refusals: ['messenger.unbindFailed'],
  }),
  bindWeChat: member.post('Member/WeChatOpenIdBind', {
    summary: 'Link the WeChat official account to this member',
    fresh: true,
    input: returned.omit({ iss: true }),
    refusals: [
      'messenger.notOffered',
      'messenger.unavailable',
      'messenger.signInInvalid',
      'messenger.declined',
      'messenger.alreadyBound',
      'messenger.boundElsewhere',
    ],
  }),
  clearOpenId: member.post('Member/ClearOpenId', {
    summary: 'Unlink the WeChat official account',
    fresh: true,
    refusals: ['messenger.unbindFailed'],
  }),
};

/** QR login: a desktop shows a code, and a phone approves it. */
export const qrLoginCalls = {
  beginQrLogin: guest.post('Member/BeginQrLogin', {
    summary: 'Start a QR login; the scan code goes into the picture',
    output: z.object({ id, browserKey: plain.text, scanCode: plain.text, expiresAt: instant }),
  }),
  getQrLoginStatus: guest.post('Member/getQrLoginStatus', {
    summary: 'Get the status of a QR login; once confirmed, its token',
    alsoAsGet: true,
    input: z.strictObject({ id, browserKey: proof }),
    output: z.object({
      state: z.enum(['waiting', 'scanned', 'confirmed', 'refused']),
      token: plain.maybeText,
      memberId: plain.maybeId,
    }),
    refusals: ['messenger.qrInvalid', 'member.disabled'],
    marksDevice: true,
  }),
  scanQrLogin: member.post('Member/ScanQrLogin', {
    summary: 'Get the browser behind a scanned QR code',
    personal: true,
    input: z.strictObject({ id, scanCode: proof }),
    output: z.object({ userAgent: plain.text, ip: plain.text, createdAt: instant, expiresAt: instant }),
    refusals: ['messenger.qrInvalid'],
  }),
  answerQrLogin: member.post('Member/AnswerQrLogin', {
    summary: 'Approve or deny a QR login for another browser',
    fresh: { when: 'accept' },
    input: z.strictObject({ id, scanCode: proof, accept: plain.yesNo }),
    refusals: ['messenger.qrInvalid'],
  }),
};
