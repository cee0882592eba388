import type { guideCalls } from '@crossdock/contract/guide/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { listAllArticles } from './store.ts';
import { articleOf } from './view.ts';

export const listArticles: Handler<(typeof guideCalls)['listArticles']> = async (tx, actor) => ({
  list: (await listAllArticles(tx)).map((row) => articleOf(row, actor)),
});
