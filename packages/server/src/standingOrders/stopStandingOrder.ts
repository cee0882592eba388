import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endQuestions } from './outcomes.store.ts';
import { changeRule } from './rules.store.ts';

export const stopStandingOrder: Handler<'stopStandingOrder'> = async (tx, { memberId }, { id }) => {
  if (!(await changeRule(tx, { id, memberId }, { running: false, obstacle: '' })))
    return refuse('row.notFound');
  await endQuestions(tx, { id }, { gone: false });
  return { done: true };
};
