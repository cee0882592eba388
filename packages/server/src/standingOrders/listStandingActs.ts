import type { Handler } from '../platform/handler.ts';
import { listActs } from './outcomes.store.ts';
import { actView } from './view.ts';

export const listStandingActs: Handler<'listStandingActs'> = async (tx, actor, asked) => {
  const { list, ...page } = await listActs(tx, actor.memberId, asked);
  return { list: list.map((row) => actView(row, actor, tx.now)), ...page };
};
