import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { contentOf, titleAndExcerptOf } from '../platform/localizedContent.ts';
import { findArticle, findShownArticle, listAllArticles, listShownArticles, memberVote } from './store.ts';
import { articleOf, editedArticleOf } from './view.ts';

export const getEditedArticle: Handler<'getEditedArticle'> = async (tx, actor, { id }, services) => {
  const row = await findArticle(tx, id);
  return row ? editedArticleOf(row, actor, services, tx) : refuse('row.notFound');
};

export const getGuide: Handler<'getGuide'> = async (tx, actor, { id, words }, services) => {
  const [rows, article, helpful] = await Promise.all([
    listShownArticles(tx, words),
    id === undefined ? undefined : findShownArticle(tx, id),
    id === undefined || actor.kind === 'guest' ? null : memberVote(tx, id, actor.memberId),
  ]);
  if (id !== undefined && article === undefined) return refuse('row.notFound');
  return {
    list: rows.map((row) => ({ id: row.id, ...titleAndExcerptOf(row.texts, actor) })),
    article: article
      ? {
          id: article.id,
          ...contentOf(article.texts, actor, services, tx),
          updatedAt: article.updatedAt,
          helpful,
        }
      : null,
  };
};

export const listArticles: Handler<'listArticles'> = async (tx, actor) => ({
  list: (await listAllArticles(tx)).map((row) => articleOf(row, actor)),
});
