import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteReadyAnswer } from './readyAnswers.store.ts';

export const removeReadyAnswer: Handler<'removeReadyAnswer'> = async (tx, _actor, { id }) =>
  (await deleteReadyAnswer(tx, id)) ? { done: true } : refuse('row.notFound');
