import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { getEditedArticle } from './getEditedArticle.ts';
import { getGuide } from './getGuide.ts';
import { listArticles } from './listArticles.ts';
import { orderArticles } from './orderArticles.ts';
import { removeArticle } from './removeArticle.ts';
import { saveArticle } from './saveArticle.ts';
import { voteArticle } from './voteArticle.ts';

export const guideHandlers = {
  getEditedArticle,
  getGuide,
  listArticles,
  orderArticles,
  removeArticle,
  saveArticle,
  voteArticle,
} satisfies Partial<Handlers<CallTable>>;
