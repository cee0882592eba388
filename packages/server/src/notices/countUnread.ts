import type { Handler } from '../platform/handler.ts';
import { countUnreadOf } from './store.ts';

const countedAtMost = 99;

export const countUnread: Handler<'countUnread'> = async (tx, actor) => ({
  unread: await countUnreadOf(tx, actor.memberId, countedAtMost),
});
