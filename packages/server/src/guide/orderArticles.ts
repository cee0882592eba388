import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { saveArticleOrder } from './store.ts';

export const orderArticles: Handler<'orderArticles'> = async (tx, _actor, { ids }) =>
  (await saveArticleOrder(tx, ids)) ? { done: true } : refuse('row.changed');
