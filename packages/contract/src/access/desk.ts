import { z } from 'zod';
import { checkPhone } from '../members/fields.ts';
import { staff } from '../wire/call.ts';
import { id, instant, plain } from '../wire/values.ts';
import { newMemberFields } from './inputs.ts';

export const inviteMemberInput = z.strictObject(newMemberFields).superRefine(checkPhone);

const invitationStates = ['open', 'used', 'ended'] as const;

export const accessDeskCalls = {
  actAsMember: staff('member.act').byMember.post('staff/members/actAs', {
    summary: 'Get a ticket to open the portal on this member’s behalf',
    output: z.object({ ticket: plain.text, url: plain.text, expiresAt: instant }),
    refusals: ['member.disabled'],
  }),
  inviteMember: staff('member.write').post('staff/members/invite', {
    summary: 'Create an invitation link: one use, seven days, no code needed',
    fresh: true,
    input: inviteMemberInput,
    output: z.object({ id, url: plain.text, expiresAt: instant }),
    refusals: ['member.phoneInvalid', 'member.phoneTaken', 'member.emailTaken'],
  }),
  listMemberInvitations: staff('member.read').page('staff/members/invitations', {
    summary: 'List invitation links with their status, newest first',
    of: z.object({
      id,
      name: plain.text,
      areaCode: plain.text,
      phone: plain.text,
      email: plain.text,
      state: z.enum(invitationStates),
      memberId: plain.maybeId,
      invitedBy: plain.text,
      createdAt: instant,
      expiresAt: instant,
    }),
  }),
  revokeMemberInvitation: staff('member.write').byId.post('staff/members/invitations/revoke', {
    summary: 'Cancel an unused invitation link',
    refusals: ['invitation.ended'],
  }),
};
