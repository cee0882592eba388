import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteArticle, findArticle } from './store.ts';

export const removeArticle: Handler<'removeArticle'> = async (tx, _actor, { id, version }) => {
  if (await deleteArticle(tx, id, version)) return { done: true };
  return refuse((await findArticle(tx, id)) ? 'row.changed' : 'row.notFound');
};
