import type { Handler } from '../platform/handler.ts';
import { countUnseen } from './store.ts';

export const countUnreadTalk: Handler<'countUnreadTalk'> = async (tx, { memberId }) => ({
  unread: await countUnseen(tx, memberId),
});
