import { z } from 'zod';
import { proofCalls } from '../access/proofs.ts';
import { identityCalls } from '../identity/calls.ts';
import { messengerCalls, qrLoginCalls } from '../messengers/calls.ts';
import { messengerDeskCalls } from '../messengers/desk.ts';
import { theme } from '../shops/calls.ts';
import { call } from '../wire/call.ts';
import { done, id, instant, lang, nothing, query, text } from '../wire/values.ts';
import { staffMemberCalls } from './desk.ts';
import {
  codeRequest,
  editMemberInfoInput,
  editMemberInput,
  findPasswordInput,
  loginInput,
  registerInput,
  retrievePasswordInput,
  updatePasswordInput,
  uploadTypes,
} from './inputs.ts';
import { levelCalls } from './levels.ts';

const sent = z.object({ done: z.literal(true), waitSeconds: z.number().int() });
const session = z.object({ token: z.string(), memberId: id });
const ticket = z.object({
  ticket: id,
  waitSeconds: z.number().int(),
  channel: z.enum(['phone', 'email']),
  /** Where codes can go, masked. */
  channels: z.array(z.object({ channel: z.enum(['phone', 'email']), masked: z.string() })),
});

/** Who of the shop's staff looks after a member, and how to reach them; empty where the shop does not say. */
const careTaker = z.object({ name: z.string(), phone: z.string(), messenger: z.string() });

/** `balance` is in minor units of the shop's currency. */
export const memberInfo = z.object({
  id,
  account: z.string(),
  name: z.string(),
  nickname: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  mobile: z.string(),
  email: z.string(),
  birthday: z.string().nullable(),
  sex: z.enum(['male', 'female']).nullable(),
  level: z.number().int(),
  /** The shop's name for the level, in the reader's language; null where it has none. */
  levelName: z.string().nullable(),
  icorul: z.string().nullable(),
  balance: z.number().int(),
  integral: z.number().int(),
  coupon: z.number().int(),
  whatsapp: z.string(),
  facebook: z.string(),
  lineaccount: z.string(),
  simple_code: z.string(),
  referrer: z.string().nullable(),
  registerSource: z.string(),
  randomName: z.string(),
  lineNoIsNull: z.boolean(),
  openIdIsNull: z.boolean(),
  messengerBound: z.boolean(),
  officialAccountBound: z.boolean(),
  exclusiveService: careTaker.nullable(),
  salesperson: careTaker.nullable(),
  defaultPickupPointId: id.nullable(),
  /** The member's own theme over the shop's, or null. */
  theme: theme.nullable(),
  /** In which the shop writes to the member. */
  lang,
  createdAt: instant,
  /** Who acts as this member; null in the member's own session. */
  acting: z.object({ staffName: z.string() }).nullable(),
});
export type MemberInfo = z.infer<typeof memberInfo>;

const sessionRow = z.object({
  id,
  current: z.boolean(),
  staffName: z.string().nullable(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});

const sendRefusals = ['member.captchaWrong'] as const;

export const memberCalls = {
  getVerifyCode: call('GET', 'Member/GetVerifyCode', {
    by: 'guest',
    summary:
      'A captcha: the id travels as message; as data a picture or, for type 2, ALTCHA work whose counter is the answer',
    input: z.strictObject({
      type: query.int(0, 2).default(0),
      /** The name that is to be logged in with: after many wrong tries at it, work costs more. */
      for: text(254).optional(),
    }),
    output: z.object({ message: id, data: z.string() }),
    ownMessage: true,
  }),
  registerSendCode: call('POST', 'Member/RegisterSendCode', {
    by: 'guest',
    summary: 'Send a code for registering to a phone or an email address',
    input: codeRequest,
    output: sent,
    refusals: [...sendRefusals, 'member.phoneInvalid'],
  }),
  sendCode: call('POST', 'Member/SendCode', {
    by: 'guest',
    forPrograms: "the portal's way to a new password is `FindPwd`, which sends the code and says where to",
    summary: 'Send a code for a new password to a phone or an email address, known or not',
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
    summary: 'Become a member',
    input: registerInput,
    output: session,
    refusals: [
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
    input: nothing,
    output: done,
  }),
  findPassword: call('POST', 'Member/FindPwd', {
    by: 'guest',
    summary: 'Begin to set a new password: a code goes out',
    input: findPasswordInput,
    output: ticket,
    refusals: [...sendRefusals],
  }),
  retrievePassword: call('POST', 'Member/RetrievePwd', {
    by: 'guest',
    summary: 'Set a new password with ticket and code; all sessions end',
    input: retrievePasswordInput,
    output: done,
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
    output: done,
    refusals: ['member.wrongPassword', 'member.samePassword', 'password.common', 'password.holdsAccount'],
  }),
  getMemberInfo: call('GET', 'Member/GetMemberInfo', {
    by: 'member',
    summary: 'The member who is logged in',
    input: nothing,
    output: memberInfo,
    refusals: ['member.dataWrong'],
  }),
  editMember: call('POST', 'Member/EditMember', {
    by: 'member',
    personal: true,
    fresh: true,
    summary:
      'Change phone or email, proven by a code sent there; the former place is told, and can undo it for 72 hours',
    input: editMemberInput,
    output: done,
    refusals: ['member.codeWrong', 'member.codeSpent', 'member.phoneTaken', 'member.emailTaken'],
  }),
  editMemberInfo: call('POST', 'Member/EditMemberInfo', {
    by: 'member',
    summary: 'Change personal data',
    input: editMemberInfoInput,
    output: done,
  }),
  listSessions: call('GET', 'Member/GetSessions', {
    by: 'member',
    summary: 'Where this member is logged in',
    input: nothing,
    output: z.object({ list: z.array(sessionRow) }),
  }),
  endSession: call('POST', 'Member/EndSession', {
    by: 'member',
    personal: true,
    summary: 'Log out elsewhere: one session, or all but this one',
    input: z.strictObject({ id: id.optional() }),
    output: done,
  }),
  upload: call('POST', 'Member/upload', {
    by: 'member',
    body: 'file',
    summary: 'Upload a picture; it is decoded and encoded anew',
    input: z.strictObject({ type: z.enum(uploadTypes).default('voucher') }),
    output: z.object({ fileId: id, url: z.string(), thumb: z.string() }),
    refusals: ['member.pictureInvalid'],
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
    input: nothing,
    output: z.object({
      version: z.number().int(),
      service: z.object({ title: z.string(), html: z.string() }),
      carrier: z.object({ title: z.string(), html: z.string() }),
    }),
  }),
  ...proofCalls,
  ...identityCalls,
  ...messengerCalls,
  ...qrLoginCalls,
  ...messengerDeskCalls,
  ...levelCalls,
  ...staffMemberCalls,
};
