import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { searchMessages } from './store.ts';
import { messageRowOf } from './view.ts';

export const listMessages: Handler<'listMessages'> = async (tx, actor, input) => {
  const { words, channel, state, kind, memberId, fromDay, toDay, ...asked } = input;
  const made = requestedPeriod({ fromDay, toDay }, actor.shop);
  const { rows, page } = await searchMessages(tx, { words, channel, state, kind, memberId, made }, asked);
  return { list: rows.map((row) => messageRowOf(row, actor.shop.demo)), ...page };
};
