import type { ProblemRow } from '@crossdock/contract/problems/shapes.ts';
import type { ProblemState } from '@crossdock/domain/parcels/problems.ts';

/** The state as members see it: if they can only answer with a message, the warehouse has to act. */
export function memberProblemState({
  state,
  asked,
  choices,
}: Pick<ProblemRow, 'state' | 'asked' | 'choices'>): ProblemState {
  const isWarehouses = asked === '' && choices.every(({ choice }) => choice === 'talk');
  return state === 'open' && isWarehouses ? 'answered' : state;
}
