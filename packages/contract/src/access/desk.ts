import { z } from 'zod';
import { areaCode, checkPhone, emailText, personName } from '../members/fields.ts';
import { call } from '../wire/call.ts';
import { doneAnswer, id, instant, page, pageFields } from '../wire/values.ts';

export const inviteMemberInput = z
  .strictObject({
    name: personName(50),
    areaCode,
    phone: z.string({ error: 'field.required' }).max(20, 'field.tooLong'),
    email: emailText,
  })
  .superRefine(checkPhone);

const invitationStates = ['open', 'used', 'ended'] as const;

export const accessDeskCalls = {
  actAsMember: call('POST', 'staff/members/actAs', {
    by: 'staff',
    can: 'member.act',
    summary: 'Get a ticket to open the portal on this member’s behalf',
    input: z.strictObject({ memberId: id }),
    output: z.object({ ticket: z.string(), url: z.string(), expiresAt: instant }),
    refusals: ['member.disabled'],
  }),
  inviteMember: call('POST', 'staff/members/invite', {
    by: 'staff',
    can: 'member.write',
    fresh: true,
    summary: 'Create an invitation link: one use, seven days, no code needed',
    input: inviteMemberInput,
    output: z.object({ id, url: z.string(), expiresAt: instant }),
    refusals: ['member.phoneInvalid', 'member.phoneTaken', 'member.emailTaken'],
  }),
  listMemberInvitations: call('GET', 'staff/members/invitations', {
    by: 'staff',
    can: 'member.read',
    summary: 'List invitation links with their status, newest first',
    input: z.strictObject({ ...pageFields }),
    output: page(
      z.object({
        id,
        name: z.string(),
        areaCode: z.string(),
        phone: z.string(),
        email: z.string(),
        state: z.enum(invitationStates),
        memberId: id.nullable(),
        invitedBy: z.string(),
        createdAt: instant,
        expiresAt: instant,
      }),
    ),
  }),
  revokeMemberInvitation: call('POST', 'staff/members/invitations/revoke', {
    by: 'staff',
    can: 'member.write',
    summary: 'Cancel an unused invitation link',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['invitation.ended'],
  }),
};
