import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { refundProblemFee } from './fee.ts';
import { lockProblem } from './lockProblem.ts';
import { settleProblem } from './settleProblem.ts';

/**
 * Settles a problem. Its fee was for returning or destroying the parcel; if it is settled in another way, the
 * fee is refunded.
 */
export const resolveProblem: Handler<'resolveProblem'> = async (tx, actor, { id, note }) => {
  const problem = await lockProblem(tx, id);
  if (problem === undefined) return refuse('row.notFound');
  const uncharged = { feeMinor: 0, feeMemberId: null };
  if (!(await settleProblem(tx, actor, problem, note, uncharged))) return refuse('problem.notOpen');
  await refundProblemFee(tx, actor, problem);
  return { done: true };
};
