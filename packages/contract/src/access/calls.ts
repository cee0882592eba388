import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, query, text } from '../wire/values.ts';
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

const sent = z.object({ done: z.literal(true), waitSeconds: z.number().int() });
const session = z.object({ token: z.string(), memberId: id });
const ticket = z.object({
  ticket: id,
  waitSeconds: z.number().int(),
  channel: z.enum(['phone', 'email']),
  /** Where a code can be sent, masked. */
  channels: z.array(z.object({ channel: z.enum(['phone', 'email']), masked: z.string() })),
});

const sessionRow = z.object({
  id,
  current: z.boolean(),
  staffName: z.string().nullable(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});

const sendRefusals = ['member.captchaRequired', 'member.captchaWrong'] as const;

/** Login, registration, sessions, codes and passwords of members. */
export const accessCalls = {
  getVerifyCode: call('GET', 'Member/GetVerifyCode', {
    by: 'guest',
    summary: 'A captcha: the id travels as message; a picture and work beside it, or for type 2 work alone',
    input: z.strictObject({
      type: query.int(0, 2).default(0),
      /** The name to log in with or to send a code to. Names with many tries require more work. */
      for: text(254).optional(),
    }),
    output: z.object({ message: id, data: z.string(), work: z.string().nullable() }),
    ownMessage: true,
  }),
  registerSendCode: call('POST', 'Member/RegisterSendCode', {
    by: 'guest',
    summary: 'Send a registration code to a phone or email address',
    input: codeRequest,
    output: sent,
    refusals: ['shop.notOpen', ...sendRefusals, 'member.phoneInvalid'],
  }),
  sendCode: call('POST', 'Member/SendCode', {
    by: 'guest',
    forPrograms: "the portal's way to a new password is `FindPwd`, which sends the code and says where to",
    summary: 'Send a password reset code to a phone or email address',
    input: codeRequest,
    output: ticket,
    refusals: [...sendRefusals],
  }),
  sendModifyPhoneCode: call('POST', 'Member/SendModifyPhoneCode', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Send a code to the new phone or email address of this member',
    input: codeRequest,
    output: sent,
    refusals: [...sendRefusals, 'member.phoneInvalid'],
  }),
  register: call('POST', 'Member/Register', {
    by: 'guest',
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
      'password.common',
      'password.holdsAccount',
    ],
    marksDevice: true,
  }),
  sendPhoneCode: call('POST', 'Member/SendPhoneCode', {
    by: 'guest',
    summary: 'Send a text message with a code to log in or register; the answer is the same for every number',
    input: sendPhoneCodeInput,
    output: z.object({ ticket: id, waitSeconds: z.number().int() }),
    refusals: [...sendRefusals, 'member.phoneInvalid', 'member.noTextMessages'],
  }),
  joinByPhone: call('POST', 'Member/JoinByPhone', {
    by: 'guest',
    summary: 'Log in by ticket and code of a phone, or register with it; name, email and password can follow',
    input: joinByPhoneInput,
    output: session.extend({ joined: z.boolean() }),
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
  setFirstPassword: call('POST', 'Member/SetFirstPwd', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Set the password of a member who has none yet',
    input: setFirstPasswordInput,
    output: doneAnswer,
    refusals: ['member.hasPassword', 'password.common', 'password.holdsAccount'],
  }),
  getCodeWays: call('GET', 'Member/GetCodeWays', {
    by: 'guest',
    summary: 'List the channels by which this shop can send codes',
    input: emptyInput,
    output: z.object({ phone: z.boolean(), email: z.boolean() }),
  }),
  getMemberInvitation: call('POST', 'Member/GetMemberInvitation', {
    by: 'guest',
    summary: 'Get the name and contact details of an invitation link',
    input: z.strictObject({ ticket: text(100) }),
    output: z.object({ name: z.string(), phone: z.string(), email: z.string(), expiresAt: instant }),
    refusals: ['invitation.ended'],
  }),
  acceptMemberInvitation: call('POST', 'Member/AcceptMemberInvitation', {
    by: 'guest',
    summary: 'Register with an invitation link from staff',
    input: acceptMemberInvitationInput,
    output: session,
    refusals: [
      'invitation.ended',
      'member.accountTaken',
      'member.phoneTaken',
      'member.emailTaken',
      'password.common',
      'password.holdsAccount',
    ],
    marksDevice: true,
  }),
  login: call('POST', 'Member/Longo', {
    by: 'guest',
    summary: 'Log in by account, phone or email',
    input: loginInput,
    output: session,
    refusals: ['member.wrongLogin', 'member.disabled', 'member.captchaRequired', 'member.captchaWrong'],
    marksDevice: true,
  }),
  logout: call('POST', 'Member/Logout', {
    by: 'member',
    summary: 'End this session',
    input: emptyInput,
    output: doneAnswer,
  }),
  findPassword: call('POST', 'Member/FindPwd', {
    by: 'guest',
    summary: 'Start a password reset by sending a code',
    input: findPasswordInput,
    output: ticket,
    refusals: [...sendRefusals],
  }),
  retrievePassword: call('POST', 'Member/RetrievePwd', {
    by: 'guest',
    summary: 'Set a new password with ticket and code; all sessions end',
    input: retrievePasswordInput,
    output: doneAnswer,
    refusals: [
      'member.codeWrong',
      'member.codeSpent',
      'member.samePassword',
      'password.common',
      'password.holdsAccount',
    ],
  }),
  updatePassword: call('POST', 'Member/UpdatePwd', {
    by: 'member',
    personal: true,
    summary: 'Change the password; the other sessions end',
    input: updatePasswordInput,
    output: doneAnswer,
    refusals: ['member.wrongPassword', 'member.samePassword', 'password.common', 'password.holdsAccount'],
  }),
  editMember: call('POST', 'Member/EditMember', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Change phone or email with a code; the old address can undo it',
    input: editMemberInput,
    output: doneAnswer,
    refusals: ['member.codeWrong', 'member.codeSpent', 'member.phoneTaken', 'member.emailTaken'],
  }),
  listSessions: call('GET', 'Member/GetSessions', {
    by: 'member',
    summary: 'List your logged-in devices',
    input: emptyInput,
    output: z.object({ list: z.array(sessionRow) }),
  }),
  endSession: call('POST', 'Member/EndSession', {
    by: 'member',
    personal: true,
    summary: 'Log out elsewhere: one session, or all but this one',
    input: z.strictObject({ id: id.optional() }),
    output: doneAnswer,
  }),
  getBackMemberToken: call('POST', 'Member/GetBackMemberToken', {
    by: 'guest',
    alsoAsGet: true,
    summary: "Exchange a staff ticket for a member's token",
    input: z.strictObject({ ticket: text(100) }),
    output: session,
    refusals: ['member.ticketInvalid'],
  }),
  getRegistrationAgreement: call('GET', 'Member/RegistrationAgreement', {
    by: 'guest',
    summary: 'The service and carrier agreements as sanitised HTML',
    input: emptyInput,
    output: z.object({
      version: z.number().int(),
      service: z.object({ title: z.string(), html: z.string() }),
      carrier: z.object({ title: z.string(), html: z.string() }),
    }),
  }),
  ...proofCalls,
};
