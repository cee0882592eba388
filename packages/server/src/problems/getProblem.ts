import { refuse } from '@crossdock/contract/refusals.ts';
import { problemSteps } from '@crossdock/domain/parcels/problems.ts';
import { totalWithoutParcel } from '../orderChanges/withoutParcel.ts';
import type { Handler } from '../platform/handler.ts';
import { stepsOf } from '../platform/transitions.ts';
import { findProblemOf } from './store.ts';
import { problemOf, problemReader, problemStepOf } from './view.ts';

export const getProblem: Handler<'getProblem'> = async (tx, actor, { id }, services) => {
  const [row, steps] = await Promise.all([
    findProblemOf(tx, actor.memberId, id),
    stepsOf(tx, id, problemSteps),
  ]);
  if (row === undefined) return refuse('row.notFound');
  const shown = problemOf(row, problemReader(actor, services, tx.now));
  const asks = shown.choices.some(({ choice }) => choice === 'without');
  const withoutMinor =
    asks && row.orderId !== null ? await totalWithoutParcel(tx, actor, row.orderId, row.parcelId) : null;
  return {
    ...shown,
    withoutMinor,
    choices: shown.choices.filter(({ choice }) => choice !== 'without' || withoutMinor !== null),
    timeline: steps.map(problemStepOf).map(({ staffName: _, ...step }) => step),
  };
};
