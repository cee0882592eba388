import type { Handler } from '../platform/handler.ts';
import { countUnreadOf } from './store.ts';

export const countAnnouncements: Handler<'countAnnouncements'> = async (tx, { memberId, actingStaffId }) => {
  const { unread, top } = await countUnreadOf(tx, memberId);
  // Whoever acts as the member is not asked to acknowledge in their place.
  return { unread, top: actingStaffId === null ? top : 0 };
};
