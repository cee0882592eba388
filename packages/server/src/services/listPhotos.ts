import type { Handler } from '../platform/handler.ts';
import { countsOfMember, tasksOfMember } from './store.ts';
import { taskOf, taskReader } from './view.ts';

export const listPhotos: Handler<'listPhotos'> = async (tx, actor, input, services) => {
  const [page, counts] = await Promise.all([
    tasksOfMember(tx, actor.memberId, input),
    countsOfMember(tx, actor.memberId, input.all),
  ]);
  const reader = taskReader(actor, services, tx.now);
  return { ...page, list: page.list.map((row) => taskOf(row, reader)), counts };
};
