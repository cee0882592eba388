import { ownerAnswers } from '@crossdock/domain/parcels/ownerQuestions.ts';
import { ownerFits, ownerHints } from '@crossdock/domain/parcels/owners.ts';
import { z } from 'zod';
import { member, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, instant, note, plain } from '../wire/values.ts';
import { memberBrief } from './shapes.ts';

/** A member who may own an unclaimed parcel, and the state of the question to them. */
export const ownerSuggestion = memberBrief.extend({
  by: z.array(z.enum(ownerHints)),
  /** The match score: the sum over all label hints. */
  score: count,
  fit: z.enum(ownerFits),
  answer: z.enum(['notAsked', ...ownerAnswers]),
  /** The contents that the member declared. */
  goods: plain.text,
});

/** The details of a possibly own parcel that a member may see: only those that the real owner already knows. */
const ownerQuestion = z.object({
  id,
  numberEnd: plain.text,
  arrivedAt: instant,
  answer: z.enum(['open', 'yes']),
});

const answerOwnerQuestionInput = z.strictObject({
  id,
  answer: z.enum(['yes', 'no']),
  goods: note(200).default(''),
});

export const ownerCalls = {
  listOwnerQuestions: member.get('parcels/ownerQuestions', {
    summary: 'List the unclaimed parcels that the member was asked about, newest first',
    output: listOf(ownerQuestion),
  }),
  answerOwnerQuestion: member.post('parcels/ownerQuestions/answer', {
    summary: 'Say whether an unclaimed parcel is yours',
    input: answerOwnerQuestionInput,
    output: z.object({ outcome: z.enum(['yours', 'checking', 'noted', 'gone']) }),
    refusals: ['parcel.questionAnswered'],
  }),
  askOwner: staff('parcel.assign').post('staff/parcels/askOwner', {
    summary: 'Ask a member whether an unclaimed parcel is theirs',
    input: z.strictObject({ id, memberId: id }),
    refusals: ['parcel.notUnclaimed', 'parcel.ownerAsked'],
  }),
};
