import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { openByKind, searchTasks } from './desk.store.ts';
import { staffTaskOf, taskReader } from './view.ts';

export const listServiceTasks: Handler<'listServiceTasks'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const [page, open] = await Promise.all([
    searchTasks(tx, { ...input, made, staffId: actor.staffId }),
    openByKind(tx),
  ]);
  const reader = taskReader(actor, services, tx.now);
  return { ...page, list: page.list.map((row) => staffTaskOf(row, reader, actor.staffId)), open };
};
