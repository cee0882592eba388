import { refuse } from '@crossdock/contract/refusals.ts';
import { problemSteps } from '@crossdock/domain/parcels/problems.ts';
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
  return {
    ...problemOf(row, problemReader(actor, services, tx.now)),
    timeline: steps.map(problemStepOf).map(({ staffName: _, ...step }) => step),
  };
};
