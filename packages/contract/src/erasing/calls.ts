import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, text, whole } from '../wire/values.ts';
import { erasureOutlook, erasureState } from './shapes.ts';

/** Deleting one's own account. */
export const erasingCalls = {
  getMyErasure: call('GET', 'Member/GetMyErasure', {
    by: 'member',
    summary: 'What deleting your account would do, what blocks it, and the last request',
    input: emptyInput,
    output: erasureOutlook.extend({
      list: z.array(
        z.object({ id, state: erasureState, requestedAt: instant, cancelledAt: instant.nullable() }),
      ),
    }),
  }),
  startMyErasure: call('POST', 'Member/StartMyErasure', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Request that your account is deleted; all sessions end, and the next login cancels it',
    input: z.strictObject({
      givesUpMinor: whole.min(0, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig'),
    }),
    output: z.object({ id, erasesAt: instant }),
    refusals: ['erasure.requested', 'erasure.blocked', 'erasure.balanceChanged', 'member.emailNeeded'],
  }),
  keepAccount: call('POST', 'Member/KeepAccount', {
    by: 'guest',
    summary: 'Cancel the deletion of an account with the link from the mail',
    input: z.strictObject({ token: text(100) }),
    output: doneAnswer,
    refusals: ['erasure.linkInvalid'],
  }),
};
