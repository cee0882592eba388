import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endQuestions } from './outcomes.store.ts';
import { changeRule } from './rules.store.ts';

export const removeStandingOrder: Handler<'removeStandingOrder'> = async (tx, { memberId }, { id }) => {
  const removed = { running: false, obstacle: '', removedAt: tx.now };
  if (!(await changeRule(tx, { id, memberId }, removed))) return refuse('row.notFound');
  await endQuestions(tx, { id }, { gone: false });
  return { done: true };
};
