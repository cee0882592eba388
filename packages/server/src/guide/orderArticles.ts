import type { guideCalls } from '@crossdock/contract/guide/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { orderAs } from './store.ts';

export const orderArticles: Handler<(typeof guideCalls)['orderArticles']> = async (tx, _actor, { ids }) =>
  (await orderAs(tx, ids)) ? { done: true } : refuse('row.changed');
