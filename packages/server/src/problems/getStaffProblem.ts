import { refuse } from '@crossdock/contract/refusals.ts';
import { problemSteps } from '@crossdock/domain/parcels/problems.ts';
import type { Handler } from '../platform/handler.ts';
import { stepsOf } from '../platform/transitions.ts';
import { findForStaff } from './store.ts';
import { problemReader, problemStepOf, staffProblemOf } from './view.ts';

export const getStaffProblem: Handler<'getStaffProblem'> = async (tx, actor, { id }, services) => {
  const [row, steps] = await Promise.all([findForStaff(tx, id), stepsOf(tx, id, problemSteps)]);
  if (row === undefined) return refuse('row.notFound');
  const reader = problemReader(actor, services, tx.now);
  return { ...staffProblemOf(row, reader, actor.staffId), timeline: steps.map(problemStepOf) };
};
