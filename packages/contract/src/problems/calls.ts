import {
  problemChoices,
  problemStates,
  problemTextMax,
  problemTypes,
} from '@crossdock/domain/parcels/problems.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { leaveOutRefusals } from '../orders/changes.ts';
import { member } from '../wire/call.ts';
import { count, id, instant, minor, note, plain, whole } from '../wire/values.ts';
import { problemDeskCalls } from './desk.ts';
import { problemFileIds, problemPictureView, problemRow, problemStep } from './shapes.ts';

const answerProblemInput = z.strictObject({
  id,
  choice: z.enum(problemChoices, { error: 'field.required' }),
  /** The fee that the member saw for the choice. */
  feeMinor: whole.min(0, 'field.tooSmall'),
  /** For the choice `without`: the order's new total that was shown. If it has changed, the call is refused. */
  totalMinor: minor.optional(),
  note: note(problemTextMax).default(''),
  /** Pictures uploaded before, with the type `problem`. */
  fileIds: problemFileIds,
});

export const problemCalls = {
  ...problemDeskCalls,
  queryProblems: member.page('Centralized/QuestionIssues', {
    summary: 'List my problem parcels with the answers I can give, newest first',
    filters: {
      state: z.enum(problemStates).optional(),
      type: z.enum(problemTypes).optional(),
      parcelId: plain.optionalId,
      /** Beginning of a courier number, or part of the goods name. */
      words: note(60).optional(),
      from: instant.optional(),
    },
    of: problemRow,
    with: { counts: z.object(recordOf(problemStates, () => count)) },
  }),
  getProblem: member.byId.get('Centralized/GetIssue', {
    summary: 'Get one of my problem parcels with its history',
    output: problemRow.extend({
      timeline: z.array(problemStep),
      /** The order's price without the parcel; null if the order cannot be sent without the parcel. */
      withoutMinor: plain.maybeMinor,
    }),
  }),
  getProblemPictures: member.byId.get('Centralized/GetIssuesImages', {
    summary: 'Get the photos of a problem parcel',
    forPrograms: 'the portal shows them with the problem, from `QuestionIssues`',
    output: z.object({ id, pictures: z.array(problemPictureView), proofs: z.array(problemPictureView) }),
  }),
  answerProblem: member.postOnce('Centralized/AnswerIssue', {
    summary: 'Decide on a problem parcel; a fee may be charged',
    input: answerProblemInput,
    output: problemRow,
    refusals: [
      ...leaveOutRefusals,
      'problem.notOpen',
      'problem.choice',
      'problem.proofMissing',
      'problem.noteMissing',
      'problem.pictureUnknown',
      'problem.feeChanged',
      'wallet.insufficient',
    ],
  }),
};
