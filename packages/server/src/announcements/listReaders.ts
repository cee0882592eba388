import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { countConcerned, findAnnouncement, listReadersOf } from './desk.store.ts';

export const listReaders: Handler<'listReaders'> = async (tx, _actor, { id, ...paging }) => {
  const [row, page, concerned] = await Promise.all([
    findAnnouncement(tx, id),
    listReadersOf(tx, id, paging),
    countConcerned(tx, id),
  ]);
  if (row === undefined) return refuse('row.notFound');
  return { ...page, concerned, opened: row.opened, acknowledged: row.acknowledged };
};
