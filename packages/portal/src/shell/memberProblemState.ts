import type { ProblemRow } from '@crossdock/contract/problems/shapes.ts';
import type { ProblemState } from '@crossdock/domain/parcels/problems.ts';

/**
 * The state of a problem as members see it. If staff asked nothing and the only possible answer is a message, an open
 * problem is shown as answered, because the warehouse has to act.
 */
export function memberProblemState({
  state,
  asked,
  choices,
}: Pick<ProblemRow, 'state' | 'asked' | 'choices'>): ProblemState {
  const isWarehouses = asked === '' && choices.every(({ choice }) => choice === 'talk');
  return state === 'open' && isWarehouses ? 'answered' : state;
}
