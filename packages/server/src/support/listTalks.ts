import type { Handler } from '../platform/handler.ts';
import { countWaiting, searchTalks } from './desk.store.ts';
import { talkRowOf } from './view.ts';

export const listTalks: Handler<'listTalks'> = async (tx, { staffId }, input) => {
  const [page, waiting] = await Promise.all([
    searchTalks(tx, { ...input, staffId }),
    countWaiting(tx, staffId),
  ]);
  return { ...page, list: page.list.map(talkRowOf), waiting };
};
