import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import { refundProblemFee } from './fee.ts';
import { lockProblem } from './lockProblem.ts';
import { transitionProblem } from './store.ts';

export const askProblem: Handler<'askProblem'> = async (tx, actor, { id, note }) => {
  const problem = await lockProblem(tx, id);
  if (problem === undefined) return refuse('row.notFound');
  const changes = { asked: note, feeMinor: 0, feeMemberId: null, why: note };
  if (!(await transitionProblem(tx, actor, problem, 'ask', changes))) return refuse('problem.notAnswered');
  const { memberId, courierNumber: number } = problem;
  if (memberId !== null)
    await notify(tx, actor, [{ memberId, event: 'problem.ask', subjectId: id, params: { number, note } }]);
  await refundProblemFee(tx, actor, problem);
  return { done: true };
};
