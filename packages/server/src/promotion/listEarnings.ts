import type { Handler } from '../platform/handler.ts';
import { earningsOf } from './store.ts';
import { earningOf } from './view.ts';

export const listEarnings: Handler<'listEarnings'> = async (tx, actor, input) => {
  const page = await earningsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map(earningOf) };
};
