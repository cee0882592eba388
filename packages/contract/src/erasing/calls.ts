import { z } from 'zod';
import { guest, member } from '../wire/call.ts';
import { id, instant, plain, text, whole } from '../wire/values.ts';
import { erasurePreview, erasureState } from './shapes.ts';

/** Deleting one's own account. */
export const erasingCalls = {
  getMyErasure: member.get('Member/GetMyErasure', {
    summary: 'What deleting your account would do, what blocks it, and the last request',
    output: erasurePreview.extend({
      list: z.array(
        z.object({ id, state: erasureState, requestedAt: instant, cancelledAt: plain.maybeInstant }),
      ),
    }),
  }),
  startMyErasure: member.post('Member/StartMyErasure', {
    summary: 'Request that your account is deleted; all sessions end, and the next login cancels it',
    fresh: true,
    input: z.strictObject({
      givesUpMinor: whole.min(0, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig'),
    }),
    output: z.object({ id, erasesAt: instant }),
    refusals: ['erasure.requested', 'erasure.blocked', 'erasure.balanceChanged', 'member.emailNeeded'],
  }),
  keepAccount: guest.post('Member/KeepAccount', {
    summary: 'Cancel the deletion of an account with the link from the mail',
    input: z.strictObject({ token: text(100) }),
    refusals: ['erasure.linkInvalid'],
  }),
};
