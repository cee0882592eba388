import { z } from 'zod';
import { call } from '../wire/call.ts';
import { id, instant } from '../wire/values.ts';

export const accessDeskCalls = {
  actAsMember: call('POST', 'staff/members/actAs', {
    by: 'staff',
    can: 'member.act',
    summary: 'A ticket to open the portal as this member: one use, one minute',
    input: z.strictObject({ memberId: id }),
    output: z.object({ ticket: z.string(), url: z.string(), expiresAt: instant }),
    refusals: ['member.disabled'],
  }),
};
