import type { Handler } from '../platform/handler.ts';
import { countUnreadOf } from './store.ts';

export const countAnnouncements: Handler<'countAnnouncements'> = async (tx, { memberId, actingStaffId }) => {
  const { unread, top } = await countUnreadOf(tx, memberId);
  // Staff acting as the member cannot acknowledge for them.
  return { unread, top: actingStaffId === null ? top : 0 };
};
