import type { Handler } from '../platform/handler.ts';
import { listedNotices } from './store.ts';
import { ownWordsOf } from './templates.store.ts';
import { wordsOf } from './view.ts';

export const listNotifications: Handler<'listNotifications'> = async (tx, actor, input) => {
  const { list: rows, ...page } = await listedNotices(tx, actor.memberId, input);
  const own = await ownWordsOf(
    tx,
    rows.map(({ event }) => event),
  );
  const list = rows.map((row) => {
    const event = row.event;
    const words = wordsOf(event, row.params, actor.lang, actor.shop, own(event, actor.lang));
    const { id, subjectId, createdAt, readAt } = row;
    return { id, event, subjectId, ...words, createdAt, readAt };
  });
  return { list, ...page };
};
