import { refuse } from '@crossdock/contract/refusals.ts';
import { isDisposal } from '@crossdock/domain/parcels/problems.ts';
import { transitionParcels } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { endAndRefundTasks } from '../settlement/serviceTasks.ts';
import { lockProblem } from './lockProblem.ts';
import { settleProblem } from './settleProblem.ts';

export const disposeProblem: Handler<'disposeProblem'> = async (tx, actor, { id, note }) => {
  const problem = await lockProblem(tx, id);
  if (problem === undefined) return refuse('row.notFound');
  const { choice, state, parcelId } = problem;
  if (state !== 'answered' || !isDisposal(choice)) return refuse('problem.notAnswered');
  if (!(await settleProblem(tx, actor, problem, note))) return refuse('problem.notAnswered');
  const options = { why: note, changes: { shelfCode: '' }, quiet: true };
  const moved = await transitionParcels(tx, actor, [parcelId], choice, options);
  if (moved.length !== 1) return refuse('parcel.notDisposable');
  await endAndRefundTasks(tx, actor, { parcelIds: [parcelId] }, note);
  return { done: true };
};
