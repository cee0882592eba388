import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findShownArticle, recordVote } from './store.ts';

export const voteArticle: Handler<'voteArticle'> = async (tx, { memberId }, { id, helpful }) => {
  if ((await findShownArticle(tx, id)) === undefined) return refuse('row.notFound');
  await recordVote(tx, id, memberId, helpful);
  return { done: true };
};
