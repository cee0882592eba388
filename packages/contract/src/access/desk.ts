import { z } from 'zod';
import { call } from '../wire/call.ts';
import { id, instant } from '../wire/values.ts';

export const accessDeskCalls = {
  actAsMember: call('POST', 'staff/members/actAs', {
    by: 'staff',
    can: 'member.act',
    summary: 'Get a ticket to open the portal on this member’s behalf',
    input: z.strictObject({ memberId: id }),
    output: z.object({ ticket: z.string(), url: z.string(), expiresAt: instant }),
    refusals: ['member.disabled'],
  }),
};
