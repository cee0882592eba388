import type { Handler } from '../platform/handler.ts';
import { countStates, searchAnnouncements } from './desk.store.ts';
import { staffAnnouncementOf } from './view.ts';

export const listAnnouncementDesk: Handler<'listAnnouncementDesk'> = async (tx, actor, input) => {
  const [page, states] = await Promise.all([searchAnnouncements(tx, input), countStates(tx)]);
  const counted = { draft: 0, planned: 0, live: 0, ended: 0 };
  for (const { state, count } of states) counted[state] = count;
  return { ...page, counts: counted, list: page.list.map((row) => staffAnnouncementOf(row, actor, tx.now)) };
};
