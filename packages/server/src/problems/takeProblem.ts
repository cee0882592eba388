import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { assignProblem, findProblem } from './store.ts';

export const takeProblem: Handler<'takeProblem'> = async (tx, actor, { id, taken }) => {
  if (await assignProblem(tx, id, actor.staffId, taken)) return { done: true };
  const problem = await findProblem(tx, id);
  if (problem === undefined) return refuse('row.notFound');
  return refuse(problem.state === 'resolved' ? 'problem.notOpen' : 'problem.taken');
};
