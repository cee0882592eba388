import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findArticle } from './store.ts';
import { editedArticleOf } from './view.ts';

export const getEditedArticle: Handler<'getEditedArticle'> = async (tx, actor, { id }, services) => {
  const row = await findArticle(tx, id);
  return row ? editedArticleOf(row, actor, services, tx) : refuse('row.notFound');
};
