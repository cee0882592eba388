import { z } from 'zod';
import { call } from './call.ts';
import { done, id, instant, note, page, pageFields, text } from './wire.ts';

export const staffMemberRow = z.object({
  id,
  account: z.string(),
  name: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  email: z.string(),
  level: z.number().int(),
  status: z.enum(['active', 'disabled']),
  balanceMinor: z.number().int(),
  createdAt: instant,
});

export const staffMemberDetail = staffMemberRow.extend({
  nickname: z.string(),
  avatar: z.string().nullable(),
  simpleCode: z.string(),
  randomName: z.string(),
  sex: z.enum(['male', 'female']).nullable(),
  birthday: z.string().nullable(),
  whatsapp: z.string(),
  facebook: z.string(),
  lineAccount: z.string(),
  referrer: z.string().nullable(),
  registerSource: z.string(),
  lang: z.string(),
  heldMinor: z.number().int(),
  sessions: z.number().int(),
  /** `parcel.<state>` and `order.<state>` → how many. */
  counts: z.record(z.string(), z.number().int()),
  steps: z.array(
    z.object({ event: z.string(), at: instant, staffName: z.string().nullable(), why: z.string() }),
  ),
});

/** What staff do with members. */
export const staffMemberCalls = {
  listMembers: call('GET', 'staff/members', {
    by: 'staff',
    can: 'member.read',
    summary: 'Members by name, account, phone, email, invitation code or warehouse alias',
    input: z.strictObject({
      words: note(100).default(''),
      status: z.enum(['active', 'disabled']).optional(),
      ...pageFields,
    }),
    output: page(staffMemberRow),
  }),
  getMember: call('GET', 'staff/member', {
    by: 'staff',
    can: 'member.read',
    summary: 'One member: profile, balance and counts',
    input: z.strictObject({ memberId: id }),
    output: staffMemberDetail,
  }),
  setMemberStatus: call('POST', 'staff/members/status', {
    by: 'staff',
    can: 'member.write',
    summary: 'Disable a member, which ends all sessions, or enable again',
    input: z.strictObject({ memberId: id, status: z.enum(['active', 'disabled']), why: text(300) }),
    output: done,
  }),
  actAsMember: call('POST', 'staff/members/actAs', {
    by: 'staff',
    can: 'member.act',
    summary: 'A ticket to open the portal as this member: one use, one minute',
    input: z.strictObject({ memberId: id }),
    output: z.object({ ticket: z.string(), url: z.string(), expiresAt: instant }),
    refusals: ['member.disabled'],
  }),
};
