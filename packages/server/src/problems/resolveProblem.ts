import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { returnFee } from './fee.ts';
import { lockedProblem } from './locked.ts';
import { settleProblem } from './settleProblem.ts';

/**
 * Settles a problem. Its fee was for returning or destroying the parcel; if it is settled in another way, the
 * fee is refunded.
 */
export const resolveProblem: Handler<'resolveProblem'> = async (tx, actor, { id, note }) => {
  const problem = await lockedProblem(tx, id);
  if (problem === undefined) return refuse('row.notFound');
  const uncharged = { feeMinor: 0, feeMemberId: null };
  if (!(await settleProblem(tx, actor, problem, note, uncharged))) return refuse('problem.notOpen');
  await returnFee(tx, actor, problem);
  return { done: true };
};
