import type { noticeCalls } from '@crossdock/contract/notices/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { countUnreadOf } from './store.ts';

const countedAtMost = 99;

export const countUnread: Handler<(typeof noticeCalls)['countUnread']> = async (tx, actor) => ({
  unread: await countUnreadOf(tx, actor.memberId, countedAtMost),
});
