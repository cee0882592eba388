import { erasureLimits } from '@crossdock/domain/erasing/retention.ts';
import { z } from 'zod';
import { settingsCalls, staff } from '../wire/call.ts';
import { count, id, instant, plain, text, whole } from '../wire/values.ts';
import { erasureBlockerKind, erasurePreview, erasureState } from './shapes.ts';

/** A deletion as staff see it. It does not reveal who the member was. */
const erasure = z.object({
  id,
  memberId: id,
  /** The code that stays with the anonymised member. */
  memberCode: plain.text,
  state: erasureState,
  /** The staff member who requested it; empty if the member did. */
  requestedBy: plain.text,
  requestedAt: instant,
  erasesAt: instant,
  /** The reasons that blocked the deletion at the end of its waiting time. */
  blockers: z.array(erasureBlockerKind),
  rows: count,
  files: count,
  finishedAt: plain.maybeInstant,
  keptUntil: plain.maybeInstant,
});

const settings = settingsCalls(
  'staff/erasures/settings',
  z.strictObject({
    keepYears: whole.min(0, 'field.tooSmall').max(erasureLimits.keptAtMostYears, 'field.tooBig'),
  }),
  z.object({ keepYears: count, booksYears: count, customsYears: count }),
);

/** Deleting a member's data on their written request, and the record of each deletion. */
export const erasingDeskCalls = {
  listErasures: staff('member.erase').page('staff/erasures', {
    summary: 'List deletions of members’ data, newest request first',
    filters: { state: erasureState.optional() },
    of: erasure,
  }),
  getErasure: staff('member.erase').byMember.get('staff/erasures/outlook', {
    summary: 'What deleting a member’s data would do, and what blocks it',
    output: erasurePreview,
  }),
  startErasure: staff('member.erase').post('staff/erasures/start', {
    summary: 'Delete a member’s data on their written request; it rests for some days first',
    fresh: true,
    takesTwo: 'erasure',
    input: z.strictObject({ id, why: text(500) }),
    output: z.object({ id, erasesAt: instant }),
    refusals: ['erasure.requested', 'erasure.blocked'],
  }),
  cancelErasure: staff('member.erase').byId.post('staff/erasures/cancel', {
    summary: 'Cancel the deletion of a member’s data before it begins',
    refusals: ['erasure.over'],
  }),
  getErasureSettings: settings.get('member.erase', 'How long documents of erased members are kept'),
  saveErasureSettings: settings.set(
    'member.erase',
    'Keep documents of erased members longer than the law wants',
  ),
};
