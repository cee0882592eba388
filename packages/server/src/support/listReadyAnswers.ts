import type { Handler } from '../platform/handler.ts';
import { readyAnswers } from './ready.store.ts';

export const listReadyAnswers: Handler<'listReadyAnswers'> = async (tx) => ({
  list: await readyAnswers(tx),
});
