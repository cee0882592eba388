import { erasureTerms } from '@crossdock/domain/erasing/terms.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, page, pageFields, text, whole } from '../wire/values.ts';
import { blockerKind, erasureOutlook, erasureState } from './shapes.ts';

const count = z.number().int();

/** A deletion as staff see it. It does not reveal who the member was. */
const erasure = z.object({
  id,
  memberId: id,
  /** The code that stays with the anonymised member. */
  memberCode: z.string(),
  state: erasureState,
  /** The staff member who requested it; empty if the member did. */
  requestedBy: z.string(),
  requestedAt: instant,
  erasesAt: instant,
  /** What blocked it at the end of its waiting time. */
  blockers: z.array(blockerKind),
  rows: count,
  files: count,
  finishedAt: instant.nullable(),
  keptUntil: instant.nullable(),
});

const settings = {
  keepYears: whole.min(0, 'field.tooSmall').max(erasureTerms.keptAtMostYears, 'field.tooBig'),
};

/** Deleting a member's data on their written request, and what was deleted. */
export const erasingDeskCalls = {
  listErasures: call('GET', 'staff/erasures', {
    by: 'staff',
    can: 'member.erase',
    summary: 'List deletions of members’ data, newest request first',
    input: z.strictObject({ state: erasureState.optional(), ...pageFields }),
    output: page(erasure),
  }),
  getErasure: call('GET', 'staff/erasures/outlook', {
    by: 'staff',
    can: 'member.erase',
    summary: 'What deleting a member’s data would do, and what blocks it',
    input: z.strictObject({ memberId: id }),
    output: erasureOutlook,
  }),
  startErasure: call('POST', 'staff/erasures/start', {
    by: 'staff',
    can: 'member.erase',
    fresh: true,
    takesTwo: 'erasure',
    summary: 'Delete a member’s data on their written request; it rests for some days first',
    input: z.strictObject({ id, why: text(500) }),
    output: z.object({ id, erasesAt: instant }),
    refusals: ['erasure.requested', 'erasure.blocked'],
  }),
  cancelErasure: call('POST', 'staff/erasures/cancel', {
    by: 'staff',
    can: 'member.erase',
    summary: 'Cancel the deletion of a member’s data before it begins',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['erasure.over'],
  }),
  getErasureSettings: call('GET', 'staff/erasures/settings', {
    by: 'staff',
    can: 'member.erase',
    summary: 'How long documents of erased members are kept',
    input: emptyInput,
    output: z.object({ keepYears: count, booksYears: count, customsYears: count }),
  }),
  saveErasureSettings: call('POST', 'staff/erasures/settings', {
    by: 'staff',
    can: 'member.erase',
    summary: 'Keep documents of erased members longer than the law wants',
    input: z.strictObject(settings),
    output: doneAnswer,
  }),
};
