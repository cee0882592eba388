import type { Handler } from '../platform/handler.ts';
import { listAllArticles } from './store.ts';
import { articleOf } from './view.ts';

export const listArticles: Handler<'listArticles'> = async (tx, actor) => ({
  list: (await listAllArticles(tx)).map((row) => articleOf(row, actor)),
});
