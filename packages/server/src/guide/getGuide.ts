import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { contentOf, headlineOf } from '../platform/localizedContent.ts';
import { findShownArticle, listShownArticles, memberVote } from './store.ts';

export const getGuide: Handler<'getGuide'> = async (tx, actor, { id, words }, services) => {
  const [rows, article, helpful] = await Promise.all([
    listShownArticles(tx, words),
    id === undefined ? undefined : findShownArticle(tx, id),
    id === undefined || actor.kind === 'guest' ? null : memberVote(tx, id, actor.memberId),
  ]);
  if (id !== undefined && article === undefined) return refuse('row.notFound');
  return {
    list: rows.map((row) => ({ id: row.id, ...headlineOf(row.texts, actor) })),
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
