import type { Handler } from '../platform/handler.ts';
import { noticesTopic } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import { markRead } from './store.ts';

/** Staff who act as the member look, but the member has not read. */
export const readNotifications: Handler<'readNotifications'> = async (tx, actor, { upToId }) => {
  if (actor.actingStaffId !== null) return { done: true };
  await markRead(tx, actor.memberId, upToId);
  await publish(tx, noticesTopic, actor.memberId);
  return { done: true };
};
