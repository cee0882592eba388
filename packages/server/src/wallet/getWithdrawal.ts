import { refuse } from '@crossdock/contract/refusals.ts';
import { auditStates, auditSteps } from '@crossdock/domain/payments/states.ts';
import type { Handler } from '../platform/handler.ts';
import { reasonText } from '../platform/reasons.ts';
import { stateMovesOf } from '../platform/transitions.ts';
import { findWithdrawalOf } from './withdrawals.store.ts';
import { withdrawalOf } from './withdrawalView.ts';

export const getWithdrawal: Handler<'getWithdrawal'> = async (tx, actor, { id }, services) => {
  const [row, steps] = await Promise.all([
    findWithdrawalOf(tx, actor.memberId, id),
    stateMovesOf(tx, id, { events: auditSteps, states: auditStates }),
  ]);
  if (row === undefined) return refuse('row.notFound');
  return {
    ...withdrawalOf(row, actor, services, tx.now),
    steps: steps.map(({ event, toState, at, why }) => ({
      event,
      to: toState,
      at,
      why: reasonText(why, actor.lang),
    })),
  };
};
