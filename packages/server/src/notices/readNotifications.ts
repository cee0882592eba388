import type { Handler } from '../platform/handler.ts';
import { noticesTopic } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import { markRead } from './store.ts';

/** If staff acting as the member look at the list, nothing is marked as read. */
export const readNotifications: Handler<'readNotifications'> = async (tx, actor, { upToId }) => {
  if (actor.actingStaffId !== null) return { done: true };
  await markRead(tx, actor.memberId, upToId);
  await publish(tx, noticesTopic, actor.memberId);
  return { done: true };
};
