import { z } from 'zod';
import { newPasswordRefusals } from '../members/fields.ts';
import { guest, member } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, instant, plain, query, text } from '../wire/values.ts';
import {
  acceptMemberInvitationInput,
  codeRequest,
  editMemberInput,
  findPasswordInput,
  joinByPhoneInput,
  loginInput,
  registerInput,
  retrievePasswordInput,
  sendPhoneCodeInput,
  setFirstPasswordInput,
  updatePasswordInput,
} from './inputs.ts';
import { proofCalls } from './proofs.ts';

const sent = z.object({ done: z.literal(true), waitSeconds: count });
const session = z.object({ token: plain.text, memberId: id });
const ticket = z.object({
  ticket: id,
  waitSeconds: count,
  channel: z.enum(['phone', 'email']),
  /** Where a code can be sent, masked. */
  channels: z.array(z.object({ channel: z.enum(['phone', 'email']), masked: plain.text })),
});

const sessionRow = z.object({
  id,
  current: plain.yesNo,
  staffName: plain.maybeText,
  userAgent: plain.text,
  ip: plain.text,
  createdAt: instant,
  lastSeenAt: instant,
});

const sendRefusals = ['member.captchaRequired', 'member.captchaWrong'] as const;

/** Login, registration, sessions, codes and passwords of members. */
export const accessCalls = {
  getVerifyCode: guest.get('Member/GetVerifyCode', {
    summary: 'A captcha: the id travels as message; a picture and work beside it, or for type 2 work alone',
    input: z.strictObject({
      type: query.int(0, 2).default(0),
      /**
       * The account, phone or email for which the captcha is used. After many attempts with the same one, the captcha
       * requires more computation.
       */
      for: text(254).optional(),
    }),
    output: z.object({ message: id, data: plain.text, work: plain.maybeText }),
    ownMessage: true,
  }),
  registerSendCode: guest.post('Member/RegisterSendCode', {
    summary: 'Send a registration code to a phone or email address',
    input: codeRequest,
    output: sent,
    refusals: ['shop.notOpen', ...sendRefusals, 'member.phoneInvalid'],
  }),
  sendCode: guest.post('Member/SendCode', {
    summary: 'Send a password reset code to a phone or email address',
    forPrograms: "the portal's way to a new password is `FindPwd`, which sends the code and says where to",
    input: codeRequest,
    output: ticket,
    refusals: [...sendRefusals],
  }),
  sendModifyPhoneCode: member.post('Member/SendModifyPhoneCode', {
    summary: 'Send a code to the new phone or email address of this member',
    fresh: true,
    input: codeRequest,
    output: sent,
    refusals: [...sendRefusals, 'member.phoneInvalid'],
  }),
  register: guest.post('Member/Register', {
    summary: 'Register as a member',
    input: registerInput,
    output: session,
    refusals: [
      'shop.notOpen',
      'member.codeWrong',
      'member.codeSpent',
      'member.accountTaken',
      'member.phoneTaken',
      'member.emailTaken',
      'member.inviteInvalid',
      'member.phoneInvalid',
      ...newPasswordRefusals,
    ],
    marksDevice: true,
  }),
  sendPhoneCode: guest.post('Member/SendPhoneCode', {
    summary: 'Send a text message with a code to log in or register; the answer is the same for every number',
    input: sendPhoneCodeInput,
    output: z.object({ ticket: id, waitSeconds: count }),
    refusals: [...sendRefusals, 'member.phoneInvalid', 'member.noTextMessages'],
  }),
  joinByPhone: guest.post('Member/JoinByPhone', {
    summary: 'Log in by ticket and code of a phone, or register with it; name, email and password can follow',
    input: joinByPhoneInput,
    output: session.extend({ joined: plain.yesNo }),
    refusals: [
      'shop.notOpen',
      'member.codeWrong',
      'member.codeSpent',
      'member.phoneUnknown',
      'member.disabled',
      'member.inviteInvalid',
    ],
    marksDevice: true,
  }),
  setFirstPassword: member.post('Member/SetFirstPwd', {
    summary: 'Set the password of a member who has none yet',
    fresh: true,
    input: setFirstPasswordInput,
    refusals: ['member.hasPassword', ...newPasswordRefusals],
  }),
  getCodeWays: guest.get('Member/GetCodeWays', {
    summary: 'List the channels by which this shop can send codes',
    output: z.object({ phone: plain.yesNo, email: plain.yesNo }),
  }),
  getMemberInvitation: guest.post('Member/GetMemberInvitation', {
    summary: 'Get the name and contact details of an invitation link',
    input: z.strictObject({ ticket: text(100) }),
    output: z.object({ name: plain.text, phone: plain.text, email: plain.text, expiresAt: instant }),
    refusals: ['invitation.ended'],
  }),
  acceptMemberInvitation: guest.post('Member/AcceptMemberInvitation', {
    summary: 'Register with an invitation link from staff',
    input: acceptMemberInvitationInput,
    output: session,
    refusals: [
      'invitation.ended',
      'member.accountTaken',
      'member.phoneTaken',
      'member.emailTaken',
      ...newPasswordRefusals,
    ],
    marksDevice: true,
  }),
  login: guest.post('Member/Longo', {
    summary: 'Log in by account, phone or email',
    input: loginInput,
    output: session,
    refusals: ['member.wrongLogin', 'member.disabled', 'member.captchaRequired', 'member.captchaWrong'],
    marksDevice: true,
  }),
  logout: member.post('Member/Logout', { summary: 'End this session' }),
  findPassword: guest.post('Member/FindPwd', {
    summary: 'Start a password reset by sending a code',
    input: findPasswordInput,
    output: ticket,
    refusals: [...sendRefusals],
  }),
  retrievePassword: guest.post('Member/RetrievePwd', {
    summary: 'Set a new password with ticket and code; all sessions end',
    input: retrievePasswordInput,
    refusals: ['member.codeWrong', 'member.codeSpent', 'member.samePassword', ...newPasswordRefusals],
  }),
  updatePassword: member.post('Member/UpdatePwd', {
    summary: 'Change the password; the other sessions end',
    personal: true,
    input: updatePasswordInput,
    refusals: ['member.wrongPassword', 'member.samePassword', ...newPasswordRefusals],
  }),
  editMember: member.post('Member/EditMember', {
    summary: 'Change phone or email with a code; the old address can undo it',
    fresh: true,
    input: editMemberInput,
    refusals: ['member.codeWrong', 'member.codeSpent', 'member.phoneTaken', 'member.emailTaken'],
  }),
  listSessions: member.get('Member/GetSessions', {
    summary: 'List your logged-in devices',
    output: listOf(sessionRow),
  }),
  endSession: member.post('Member/EndSession', {
    summary: 'Log out elsewhere: one session, or all but this one',
    personal: true,
    input: z.strictObject({ id: plain.optionalId }),
  }),
  getBackMemberToken: guest.post('Member/GetBackMemberToken', {
    summary: "Exchange a staff ticket for a member's token",
    alsoAsGet: true,
    input: z.strictObject({ ticket: text(100) }),
    output: session,
    refusals: ['member.ticketInvalid'],
  }),
  getRegistrationAgreement: guest.get('Member/RegistrationAgreement', {
    summary: 'The service and carrier agreements as sanitised HTML',
    output: z.object({
      version: count,
      service: z.object({ title: plain.text, html: plain.text }),
      carrier: z.object({ title: plain.text, html: plain.text }),
    }),
  }),
  ...proofCalls,
};
