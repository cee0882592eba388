import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { readyAnswers } from './ready.store.ts';

export const listReadyAnswers: Handler<(typeof supportCalls)['listReadyAnswers']> = async (tx) => ({
  list: await readyAnswers(tx),
});
