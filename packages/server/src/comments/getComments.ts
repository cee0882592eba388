import type { Handler } from '../platform/handler.ts';
import { commentsFor } from './store.ts';
import { commentOf, commentReader } from './view.ts';

export const getComments: Handler<'getComments'> = async (tx, actor, input, services) => {
  const page = await commentsFor(tx, actor.memberId, input);
  const reader = commentReader(actor, services, tx.now);
  return { ...page, list: page.list.map((row) => commentOf(row, reader)) };
};
