import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { changeAct, lockAct } from './outcomes.store.ts';

export const declineStandingAct: Handler<'declineStandingAct'> = async (tx, { memberId }, { id }) => {
  const act = await lockAct(tx, memberId, id);
  if (!act) return refuse('row.notFound');
  if (act.state !== 'asked') return refuse('standing.over');
  await changeAct(tx, act, { state: 'declined', endedAt: tx.now });
  return { done: true };
};
